import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./top-employers-table').then(module => module.TopEmployersTable))
