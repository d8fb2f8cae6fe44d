import { contract } from '../widgets/home/home-search/contract'
import manual from '../widgets/home/home-search/contract.ts?raw'
import { examples } from '../widgets/home/home-search/examples'
import { HomeSearch } from '../widgets/home/home-search/home-search'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: HomeSearch, examples, manual })
