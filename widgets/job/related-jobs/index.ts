import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./related-jobs').then(module => module.RelatedJobs))
