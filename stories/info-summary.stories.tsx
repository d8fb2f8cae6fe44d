import { contract } from '../widgets/company/info-summary/contract'
import manual from '../widgets/company/info-summary/contract.ts?raw'
import { examples } from '../widgets/company/info-summary/examples'
import { InfoSummary } from '../widgets/company/info-summary/info-summary'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: InfoSummary, examples, manual })
