import { Consent } from '../widgets/site/consent/consent'
import { contract } from '../widgets/site/consent/contract'
import manual from '../widgets/site/consent/contract.ts?raw'
import { examples } from '../widgets/site/consent/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: Consent, examples, manual })
