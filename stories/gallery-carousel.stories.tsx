import { contract } from '../widgets/company/gallery-carousel/contract'
import manual from '../widgets/company/gallery-carousel/contract.ts?raw'
import { examples } from '../widgets/company/gallery-carousel/examples'
import { GalleryCarousel } from '../widgets/company/gallery-carousel/gallery-carousel'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: GalleryCarousel, examples, manual })
