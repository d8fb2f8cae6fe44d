import { contract } from '../widgets/dashboard/dashboard-app/contract'
import manual from '../widgets/dashboard/dashboard-app/contract.ts?raw'
import { DashboardApp } from '../widgets/dashboard/dashboard-app/dashboard-app'
import { examples } from '../widgets/dashboard/dashboard-app/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: DashboardApp, examples, manual })
