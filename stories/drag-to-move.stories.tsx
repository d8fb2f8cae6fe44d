import { contract } from '../widgets/dashboard/drag-to-move/contract'
import manual from '../widgets/dashboard/drag-to-move/contract.ts?raw'
import { DragToMove } from '../widgets/dashboard/drag-to-move/drag-to-move'
import { examples } from '../widgets/dashboard/drag-to-move/examples'
import { movableItems } from './support/surroundings'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: DragToMove, examples, manual, surroundings: movableItems })
