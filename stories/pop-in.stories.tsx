import { contract } from '../widgets/home/pop-in/contract'
import manual from '../widgets/home/pop-in/contract.ts?raw'
import { examples } from '../widgets/home/pop-in/examples'
import { PopIn } from '../widgets/home/pop-in/pop-in'
import { PopInScene } from './support/scenes'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: PopIn, examples, manual, scene: PopInScene })
