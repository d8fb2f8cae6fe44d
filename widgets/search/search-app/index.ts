import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./search-app').then(module => module.SearchApp))
mountOn(contract.name, 'touch', 'return', 'saved-items')
