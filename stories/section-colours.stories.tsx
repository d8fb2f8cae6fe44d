import { contract } from '../widgets/home/section-colours/contract'
import manual from '../widgets/home/section-colours/contract.ts?raw'
import { examples } from '../widgets/home/section-colours/examples'
import { SectionColours } from '../widgets/home/section-colours/section-colours'
import { SectionColoursScene } from './support/scenes'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: SectionColours, examples, manual, scene: SectionColoursScene })
