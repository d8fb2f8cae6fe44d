import { contract } from '../widgets/home/phone-dashboard/contract'
import manual from '../widgets/home/phone-dashboard/contract.ts?raw'
import { examples } from '../widgets/home/phone-dashboard/examples'
import { PhoneDashboard } from '../widgets/home/phone-dashboard/phone-dashboard'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: PhoneDashboard, examples, manual })
