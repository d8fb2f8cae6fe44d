import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./company-jobs-fallback').then(module => module.CompanyJobsFallback))
