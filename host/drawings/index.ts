import { drawMark, drawMaskable } from './brand'
import { drawCard } from './card'
import type { PictureKind } from './kinds'
import { drawLadder } from './ladders'
import { drawLogo } from './logo'
import { drawPortrait } from './person'
import { drawCover, drawScene } from './scene'

export { drawCard, type CardText } from './card'
export { drawClipFrame } from './clip'
export { pictureKinds, sceneKinds, type PictureKind, type SceneKind } from './kinds'

const BRAND: Readonly<Record<string, () => string>> = { mark: drawMark, maskable: drawMaskable }

const DRAWERS: Readonly<Record<PictureKind, (seed: string) => string | undefined>> = {
  logo: drawLogo,
  scene: drawScene,
  cover: drawCover,
  person: drawPortrait,
  card: seed => drawCard(seed, { title: seed }),
  ladders: drawLadder,
  brand: name => BRAND[name]?.(),
}

/** Returns SVG text; the same seed always gives the same picture. Only ladders and brand have a fixed set of names. */
export function drawPicture(kind: PictureKind, seed: string): string | undefined {
  return DRAWERS[kind](seed)
}
