import { ApplyDescription } from '../widgets/job/apply-description/apply-description'
import { contract } from '../widgets/job/apply-description/contract'
import manual from '../widgets/job/apply-description/contract.ts?raw'
import { examples } from '../widgets/job/apply-description/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: ApplyDescription, examples, manual })
