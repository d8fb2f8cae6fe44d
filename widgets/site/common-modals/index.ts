import { hurryOn } from '@firstrung/api'
import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./common-modals').then(module => module.CommonModals))
hurryOn(contract.name, 'modal')
