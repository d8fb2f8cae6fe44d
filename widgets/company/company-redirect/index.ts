import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./company-redirect').then(module => module.CompanyRedirect))
