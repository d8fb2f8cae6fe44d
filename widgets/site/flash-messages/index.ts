import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./flash-messages').then(module => module.FlashMessages))
