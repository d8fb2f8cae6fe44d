import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./pop-in').then(module => module.PopIn))
mountOn(contract.name, 'touch')
