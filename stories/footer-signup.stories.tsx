import { contract } from '../widgets/site/footer-signup/contract'
import manual from '../widgets/site/footer-signup/contract.ts?raw'
import { examples } from '../widgets/site/footer-signup/examples'
import { FooterSignup } from '../widgets/site/footer-signup/footer-signup'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: FooterSignup, examples, manual })
