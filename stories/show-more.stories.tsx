import { contract } from '../widgets/site/show-more/contract'
import manual from '../widgets/site/show-more/contract.ts?raw'
import { examples } from '../widgets/site/show-more/examples'
import { ShowMore } from '../widgets/site/show-more/show-more'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: ShowMore, examples, manual })
