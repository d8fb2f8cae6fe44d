import { contract } from '../widgets/company/rating-summary/contract'
import manual from '../widgets/company/rating-summary/contract.ts?raw'
import { examples } from '../widgets/company/rating-summary/examples'
import { RatingSummary } from '../widgets/company/rating-summary/rating-summary'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: RatingSummary, examples, manual })
