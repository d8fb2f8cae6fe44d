import { hurryOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./flash-messages').then(module => module.FlashMessages))
hurryOn(contract.name, 'flash', 'touch')
