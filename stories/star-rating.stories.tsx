import { contract } from '../widgets/review/star-rating/contract'
import manual from '../widgets/review/star-rating/contract.ts?raw'
import { examples } from '../widgets/review/star-rating/examples'
import { StarRating } from '../widgets/review/star-rating/star-rating'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: StarRating, examples, manual })
