import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./job-redirect-link').then(module => module.JobRedirectLink))
