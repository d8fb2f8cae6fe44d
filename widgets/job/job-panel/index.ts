import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./job-panel').then(module => module.JobPanel))
