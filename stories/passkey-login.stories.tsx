import { contract } from '../widgets/account/passkey-login/contract'
import manual from '../widgets/account/passkey-login/contract.ts?raw'
import { examples } from '../widgets/account/passkey-login/examples'
import { PasskeyLogin } from '../widgets/account/passkey-login/passkey-login'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: PasskeyLogin, examples, manual })
