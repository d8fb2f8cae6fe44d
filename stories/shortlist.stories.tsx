import { contract } from '../widgets/company/shortlist/contract'
import manual from '../widgets/company/shortlist/contract.ts?raw'
import { examples } from '../widgets/company/shortlist/examples'
import { Shortlist } from '../widgets/company/shortlist/shortlist'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: Shortlist, examples, manual })
