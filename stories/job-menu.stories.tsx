import { contract } from '../widgets/job/job-menu/contract'
import manual from '../widgets/job/job-menu/contract.ts?raw'
import { examples } from '../widgets/job/job-menu/examples'
import { JobMenu } from '../widgets/job/job-menu/job-menu'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: JobMenu, examples, manual })
