import { contract } from '../widgets/review/related-reviews/contract'
import manual from '../widgets/review/related-reviews/contract.ts?raw'
import { examples } from '../widgets/review/related-reviews/examples'
import { RelatedReviews } from '../widgets/review/related-reviews/related-reviews'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: RelatedReviews, examples, manual })
