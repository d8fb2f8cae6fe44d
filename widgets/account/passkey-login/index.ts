import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./passkey-login').then(module => module.PasskeyLogin))
