import { contract } from '../widgets/site/transition-message/contract'
import manual from '../widgets/site/transition-message/contract.ts?raw'
import { examples } from '../widgets/site/transition-message/examples'
import { TransitionMessage } from '../widgets/site/transition-message/transition-message'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: TransitionMessage, examples, manual })
