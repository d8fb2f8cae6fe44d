import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./related-reviews').then(module => module.RelatedReviews))
