import { contract } from '../widgets/account/registration-form/contract'
import manual from '../widgets/account/registration-form/contract.ts?raw'
import { examples } from '../widgets/account/registration-form/examples'
import { RegistrationForm } from '../widgets/account/registration-form/registration-form'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: RegistrationForm, examples, manual })
