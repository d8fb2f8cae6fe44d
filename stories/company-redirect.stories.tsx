import { CompanyRedirect } from '../widgets/company/company-redirect/company-redirect'
import { contract } from '../widgets/company/company-redirect/contract'
import manual from '../widgets/company/company-redirect/contract.ts?raw'
import { examples } from '../widgets/company/company-redirect/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: CompanyRedirect, examples, manual })
