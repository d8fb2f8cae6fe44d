import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./home-search').then(module => module.HomeSearch))
mountOn(contract.name, 'touch')
