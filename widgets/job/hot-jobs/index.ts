import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./hot-jobs').then(module => module.HotJobs))
mountOn(contract.name, 'touch', 'saved-items')
