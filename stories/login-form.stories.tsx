import { contract } from '../widgets/account/login-form/contract'
import manual from '../widgets/account/login-form/contract.ts?raw'
import { examples } from '../widgets/account/login-form/examples'
import { LoginForm } from '../widgets/account/login-form/login-form'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: LoginForm, examples, manual })
