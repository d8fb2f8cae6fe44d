import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./career-quiz').then(module => module.CareerQuiz))
