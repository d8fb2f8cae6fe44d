import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./account-menu').then(module => module.AccountMenu))
mountOn(contract.name, 'user')
