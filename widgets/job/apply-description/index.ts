import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./apply-description').then(module => module.ApplyDescription))
