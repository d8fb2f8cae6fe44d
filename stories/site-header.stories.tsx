import { contract } from '../widgets/site/site-header/contract'
import manual from '../widgets/site/site-header/contract.ts?raw'
import { examples } from '../widgets/site/site-header/examples'
import { SiteHeader } from '../widgets/site/site-header/site-header'
import { underHeader } from './support/surroundings'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: SiteHeader, examples, manual, surroundings: underHeader })
