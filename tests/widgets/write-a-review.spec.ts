import { contract } from '../../widgets/review/write-a-review/contract'
import { examples } from '../../widgets/review/write-a-review/examples'
import { describeWidget } from '../support/widget-page'

describeWidget(contract, examples)
