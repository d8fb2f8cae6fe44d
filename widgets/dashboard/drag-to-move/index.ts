import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./drag-to-move').then(module => module.DragToMove))
