import { contract } from '../widgets/company/top-employer-card/contract'
import manual from '../widgets/company/top-employer-card/contract.ts?raw'
import { examples } from '../widgets/company/top-employer-card/examples'
import { TopEmployerCard } from '../widgets/company/top-employer-card/top-employer-card'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: TopEmployerCard, examples, manual })
