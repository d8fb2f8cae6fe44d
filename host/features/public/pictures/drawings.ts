import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createRandom } from '../../../lib/random'
import { root } from '../../../lib/root'
import { PALETTES } from './palettes'

export const FOLDER = path.join(root, 'templates/pictures')

/** Two drawings of a scene and one of a cover per kind of place; the others have the names of their files. */
export const pictureKinds = ['logo', 'scene', 'cover', 'ladders', 'brand'] as const

type PictureKind = (typeof pictureKinds)[number]

const namesIn = (kind: PictureKind) => readdirSync(path.join(FOLDER, kind)).map(file => path.basename(file, '.svg'))

/** The kinds of place: `office`, `lab` ... */
export const places: readonly string[] = namesIn('cover').sort()

/**
 * Returns SVG text. A scene or cover is the same for the same seed, and shows the kind of place that the seed begins
 * with.
 */
export function drawPicture(kind: PictureKind, seed: string): string | undefined {
  if (kind !== 'scene' && kind !== 'cover') {
    return namesIn(kind).includes(seed) ? readDrawing(kind, seed) : undefined
  }
  const random = createRandom(`${kind} ${seed}`)
  const [word] = seed.split('-')
  const place = places.find(name => name === word) ?? random.pick(places)
  const drawing = readDrawing(kind, kind === 'scene' ? `${place}-${random.pick([1, 2])}` : place)
  const [drawn = []] = PALETTES
  const colors = random.pick(PALETTES)
  return drawing.replace(/#[\dA-F]{6}/g, color => colors[drawn.indexOf(color)] ?? color)
}

const readDrawing = (kind: PictureKind, name: string) =>
  readFileSync(path.join(FOLDER, kind, `${name}.svg`), 'utf8').trim()
