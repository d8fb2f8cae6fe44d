import { contract } from '../../widgets/job/job-panel/contract'
import { examples } from '../../widgets/job/job-panel/examples'
import { describeWidget } from '../support/widget-page'

// tests/e2e/job-panel.spec.ts opens jobs: that needs a list and pages of jobs.
describeWidget(contract, examples)
