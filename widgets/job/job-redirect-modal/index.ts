import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./job-redirect-modal').then(module => module.JobRedirectModal))
