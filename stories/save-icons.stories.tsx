import { contract } from '../widgets/account/save-icons/contract'
import manual from '../widgets/account/save-icons/contract.ts?raw'
import { examples } from '../widgets/account/save-icons/examples'
import { SaveIcons } from '../widgets/account/save-icons/save-icons'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: SaveIcons, examples, manual })
