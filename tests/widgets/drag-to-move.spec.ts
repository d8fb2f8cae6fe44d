import { contract } from '../../widgets/dashboard/drag-to-move/contract'
import { examples } from '../../widgets/dashboard/drag-to-move/examples'
import { describeWidget } from '../support/widget-page'

// What it does needs the forms of the host: tests/e2e/dashboard-moves.spec.ts.
describeWidget(contract, examples)
