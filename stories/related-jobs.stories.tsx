import { contract } from '../widgets/job/related-jobs/contract'
import manual from '../widgets/job/related-jobs/contract.ts?raw'
import { examples } from '../widgets/job/related-jobs/examples'
import { RelatedJobs } from '../widgets/job/related-jobs/related-jobs'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: RelatedJobs, examples, manual })
