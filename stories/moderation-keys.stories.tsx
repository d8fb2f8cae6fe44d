import { contract } from '../widgets/review/moderation-keys/contract'
import manual from '../widgets/review/moderation-keys/contract.ts?raw'
import { examples } from '../widgets/review/moderation-keys/examples'
import { ModerationKeys } from '../widgets/review/moderation-keys/moderation-keys'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: ModerationKeys, examples, manual })
