import { contract } from '../../widgets/dashboard/dashboard-app/contract'
import { examples } from '../../widgets/dashboard/dashboard-app/examples'
import { describeWidget } from '../support/widget-page'

// What it does needs the pages of the host: tests/e2e/dashboard.spec.ts.
describeWidget(contract, examples)
