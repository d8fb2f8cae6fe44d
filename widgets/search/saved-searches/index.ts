import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./saved-searches').then(module => module.SavedSearches))
