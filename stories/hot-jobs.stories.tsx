import { contract } from '../widgets/job/hot-jobs/contract'
import manual from '../widgets/job/hot-jobs/contract.ts?raw'
import { examples } from '../widgets/job/hot-jobs/examples'
import { HotJobs } from '../widgets/job/hot-jobs/hot-jobs'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: HotJobs, examples, manual })
