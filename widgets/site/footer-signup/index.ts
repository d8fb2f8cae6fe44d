import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./footer-signup').then(module => module.FooterSignup))
