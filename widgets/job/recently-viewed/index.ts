import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./recently-viewed').then(module => module.RecentlyViewed))
