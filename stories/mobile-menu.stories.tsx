import { contract } from '../widgets/site/mobile-menu/contract'
import manual from '../widgets/site/mobile-menu/contract.ts?raw'
import { examples } from '../widgets/site/mobile-menu/examples'
import { MobileMenu } from '../widgets/site/mobile-menu/mobile-menu'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: MobileMenu, examples, manual, viewport: 'phone' })
