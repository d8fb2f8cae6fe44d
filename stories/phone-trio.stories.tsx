import { contract } from '../widgets/home/phone-trio/contract'
import manual from '../widgets/home/phone-trio/contract.ts?raw'
import { examples } from '../widgets/home/phone-trio/examples'
import { PhoneTrio } from '../widgets/home/phone-trio/phone-trio'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: PhoneTrio, examples, manual })
