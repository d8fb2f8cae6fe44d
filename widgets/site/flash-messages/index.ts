import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./flash-messages').then(module => module.FlashMessages))
mountOn(contract.name, 'flash', 'touch')
