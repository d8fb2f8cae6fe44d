import { CareerQuiz } from '../widgets/home/career-quiz/career-quiz'
import { contract } from '../widgets/home/career-quiz/contract'
import manual from '../widgets/home/career-quiz/contract.ts?raw'
import { examples } from '../widgets/home/career-quiz/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: CareerQuiz, examples, manual })
