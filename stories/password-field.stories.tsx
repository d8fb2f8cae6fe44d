import { contract } from '../widgets/account/password-field/contract'
import manual from '../widgets/account/password-field/contract.ts?raw'
import { examples } from '../widgets/account/password-field/examples'
import { PasswordField } from '../widgets/account/password-field/password-field'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: PasswordField, examples, manual })
