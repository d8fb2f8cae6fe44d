import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./mobile-menu').then(module => module.MobileMenu))
