import { contract } from '../widgets/account/onboarding/contract'
import manual from '../widgets/account/onboarding/contract.ts?raw'
import { examples } from '../widgets/account/onboarding/examples'
import { Onboarding } from '../widgets/account/onboarding/onboarding'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: Onboarding, examples, manual })
