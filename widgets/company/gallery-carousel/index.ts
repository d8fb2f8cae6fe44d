import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./gallery-carousel').then(module => module.GalleryCarousel))
