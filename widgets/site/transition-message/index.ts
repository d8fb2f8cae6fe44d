import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./transition-message').then(module => module.TransitionMessage))
mountOn(contract.name, 'cookie:transition-message=dismissed')
