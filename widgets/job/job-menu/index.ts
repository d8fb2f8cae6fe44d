import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./job-menu').then(module => module.JobMenu))
mountOn(contract.name, 'user', 'touch')
