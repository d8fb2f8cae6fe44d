import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./top-employer-card').then(module => module.TopEmployerCard))
