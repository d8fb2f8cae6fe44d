import { contract } from '../widgets/review/helpful/contract'
import manual from '../widgets/review/helpful/contract.ts?raw'
import { examples } from '../widgets/review/helpful/examples'
import { Helpful } from '../widgets/review/helpful/helpful'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: Helpful, examples, manual })
