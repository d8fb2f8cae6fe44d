import { contract } from '../widgets/search/saved-searches/contract'
import manual from '../widgets/search/saved-searches/contract.ts?raw'
import { examples } from '../widgets/search/saved-searches/examples'
import { SavedSearches } from '../widgets/search/saved-searches/saved-searches'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: SavedSearches, examples, manual })
