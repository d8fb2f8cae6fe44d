import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./rating-summary').then(module => module.RatingSummary))
