import { contract } from '../widgets/search/search-app/contract'
import manual from '../widgets/search/search-app/contract.ts?raw'
import { examples } from '../widgets/search/search-app/examples'
import { SearchApp } from '../widgets/search/search-app/search-app'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: SearchApp, examples, manual })
