import { mountOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./site-header').then(module => module.SiteHeader))
mountOn(contract.name, 'touch')
