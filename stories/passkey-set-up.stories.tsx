import { contract } from '../widgets/account/passkey-set-up/contract'
import manual from '../widgets/account/passkey-set-up/contract.ts?raw'
import { examples } from '../widgets/account/passkey-set-up/examples'
import { PasskeySetUp } from '../widgets/account/passkey-set-up/passkey-set-up'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: PasskeySetUp, examples, manual })
