import { contract } from '../widgets/company/top-employers-table/contract'
import manual from '../widgets/company/top-employers-table/contract.ts?raw'
import { examples } from '../widgets/company/top-employers-table/examples'
import { TopEmployersTable } from '../widgets/company/top-employers-table/top-employers-table'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: TopEmployersTable, examples, manual })
