import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./write-a-review').then(module => module.WriteAReview))
