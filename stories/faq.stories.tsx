import { contract } from '../widgets/site/faq/contract'
import manual from '../widgets/site/faq/contract.ts?raw'
import { examples } from '../widgets/site/faq/examples'
import { Faq } from '../widgets/site/faq/faq'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: Faq, examples, manual })
