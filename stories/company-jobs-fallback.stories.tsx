import { CompanyJobsFallback } from '../widgets/company/company-jobs-fallback/company-jobs-fallback'
import { contract } from '../widgets/company/company-jobs-fallback/contract'
import manual from '../widgets/company/company-jobs-fallback/contract.ts?raw'
import { examples } from '../widgets/company/company-jobs-fallback/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: CompanyJobsFallback, examples, manual })
