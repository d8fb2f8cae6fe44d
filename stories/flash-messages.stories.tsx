import { contract } from '../widgets/site/flash-messages/contract'
import manual from '../widgets/site/flash-messages/contract.ts?raw'
import { examples } from '../widgets/site/flash-messages/examples'
import { FlashMessages } from '../widgets/site/flash-messages/flash-messages'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: FlashMessages, examples, manual })
