import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./dashboard-app').then(module => module.DashboardApp))
