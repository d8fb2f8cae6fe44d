import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./registration-form').then(module => module.RegistrationForm))
