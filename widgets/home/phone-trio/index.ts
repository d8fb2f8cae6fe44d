import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./phone-trio').then(module => module.PhoneTrio))
