import { contract } from '../widgets/site/page-keys/contract'
import manual from '../widgets/site/page-keys/contract.ts?raw'
import { examples } from '../widgets/site/page-keys/examples'
import { PageKeys } from '../widgets/site/page-keys/page-keys'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: PageKeys, examples, manual })
