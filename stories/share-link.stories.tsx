import { contract } from '../widgets/site/share-link/contract'
import manual from '../widgets/site/share-link/contract.ts?raw'
import { examples } from '../widgets/site/share-link/examples'
import { ShareLink } from '../widgets/site/share-link/share-link'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: ShareLink, examples, manual })
