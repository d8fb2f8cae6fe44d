import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./hot-jobs').then(module => module.HotJobs))
