import { contract } from '../widgets/review/write-a-review/contract'
import manual from '../widgets/review/write-a-review/contract.ts?raw'
import { examples } from '../widgets/review/write-a-review/examples'
import { WriteAReview } from '../widgets/review/write-a-review/write-a-review'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: WriteAReview, examples, manual })
