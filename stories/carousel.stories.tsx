import { Carousel } from '../widgets/site/carousel/carousel'
import { contract } from '../widgets/site/carousel/contract'
import manual from '../widgets/site/carousel/contract.ts?raw'
import { examples } from '../widgets/site/carousel/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: Carousel, examples, manual })
