import { contract } from '../widgets/search/search-app/contract'
import manual from '../widgets/search/search-app/contract.ts?raw'
import { examples } from '../widgets/search/search-app/examples'
import { SearchApp } from '../widgets/search/search-app/search-app'
import { matchNavigationEntry } from './support/navigation-entry'
import { widgetMeta } from './support/widget-stories'

matchNavigationEntry()

export default widgetMeta({ contract, component: SearchApp, examples, manual })
