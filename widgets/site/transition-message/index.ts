import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./transition-message').then(module => module.TransitionMessage))
