import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./passkey-set-up').then(module => module.PasskeySetUp))
