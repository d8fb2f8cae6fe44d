import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./gallery-lightbox').then(module => module.GalleryLightbox))
