import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./phone-dashboard').then(module => module.PhoneDashboard))
