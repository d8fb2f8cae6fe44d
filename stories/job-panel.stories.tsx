import { contract } from '../widgets/job/job-panel/contract'
import manual from '../widgets/job/job-panel/contract.ts?raw'
import { examples } from '../widgets/job/job-panel/examples'
import { JobPanel } from '../widgets/job/job-panel/job-panel'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: JobPanel, examples, manual })
