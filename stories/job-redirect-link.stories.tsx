import { contract } from '../widgets/job/job-redirect-link/contract'
import manual from '../widgets/job/job-redirect-link/contract.ts?raw'
import { examples } from '../widgets/job/job-redirect-link/examples'
import { JobRedirectLink } from '../widgets/job/job-redirect-link/job-redirect-link'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: JobRedirectLink, examples, manual })
