import { contract } from '../widgets/job/interest-status/contract'
import manual from '../widgets/job/interest-status/contract.ts?raw'
import { examples } from '../widgets/job/interest-status/examples'
import { InterestStatus } from '../widgets/job/interest-status/interest-status'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: InterestStatus, examples, manual })
