import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./moderation-keys').then(module => module.ModerationKeys))
