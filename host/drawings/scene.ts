import { createRandom } from '../lib/random'
import { drawBackdrop, type Stage } from './backdrops'
import { drawPerson } from './figures'
import { type SceneKind, sceneKinds } from './kinds'
import { palettes } from './palettes'
import type { Pen } from './pen'
import { type Recipe, recipes } from './recipes'
import { place, svg } from './svg'

const WIDTH = 1200
const GROUND = 628
/** Slightly enlarged, so that objects are cut off at the sides of the picture. */
const NEAR = 1.1

/** The picture is 1200 by 800. A seed that begins with a kind of place shows that kind. */
export function drawScene(seed: string): string {
  return svg(WIDTH, 800, drawSceneContent(seed))
}

export function drawSceneContent(seed: string): string {
  const pen = createPen(`scene ${seed}`)
  const recipe = recipes[kindOf(seed, pen)]
  const stage: Stage = { width: WIDTH, height: 800, ground: GROUND, unit: 1 }
  return (
    drawBackdrop(pen, stage, recipe.backdrop) +
    place((WIDTH * (1 - NEAR)) / 2, GROUND, NEAR, drawForeground(pen, recipe))
  )
}

/** A place in no group appears alone. */
const NEIGHBOURS: readonly (readonly SceneKind[])[] = [
  ['office', 'meeting', 'studio', 'cafe', 'library', 'radio', 'court'],
  ['lab', 'cleanroom', 'pharmacy', 'ward'],
  ['classroom', 'library', 'community', 'cafe'],
  ['shop', 'cafe', 'kitchen', 'office'],
  ['workshop', 'factory', 'warehouse', 'hangar'],
  ['street', 'park', 'skyline', 'hotel', 'market', 'site', 'townhall'],
  ['field', 'housing', 'greenhouse', 'mast', 'train'],
  ['airfield', 'testtrack'],
  ['harbour', 'windfarm'],
]
/** These fill the width, so they are always in the middle. */
const WIDE: ReadonlySet<SceneKind> = new Set(['hangar', 'train', 'court', 'townhall', 'greenhouse'])

/** A place between two of its neighbours, 1200 by 280, for the header of a profile. */
export function drawCover(seed: string): string {
  const pen = createPen(`cover ${seed}`)
  const kind = kindOf(seed, pen)
  const recipe = recipes[kind]
  const scale = 0.345
  const ground = 226
  const stage: Stage = { width: WIDTH, height: 280, ground, unit: scale }
  const group = NEIGHBOURS.find(kinds => kinds.includes(kind)) ?? []
  const neighbours = group.filter(other => other !== kind && !WIDE.has(other))
  const [left = kind, right = left] = pen.random.some(neighbours, 2)
  const band = (shown: SceneKind, index: number) =>
    place(index * 400 - 6, ground, scale, drawForeground(pen, recipes[shown]))
  return svg(WIDTH, 280, drawBackdrop(pen, stage, recipe.backdrop), band(left, 0), band(right, 2), band(kind, 1))
}

export function createPen(seed: string): Pen {
  const random = createRandom(seed)
  return { random, colors: random.pick(palettes) }
}

function kindOf(seed: string, { random }: Pen): SceneKind {
  const word = seed.split('-')[0]
  return sceneKinds.find(kind => kind === word) ?? random.pick(sceneKinds)
}

interface Placed {
  y: number
  content: string
}

/** The drawing is mirrored half of the time. */
function drawForeground(pen: Pen, { layers, people }: Recipe): string {
  const { random } = pen
  const objects = layers.flatMap(({ draw, at, size, y = 0, loose }) =>
    at.flatMap((x): Placed[] => {
      if (loose && random.chance(0.3)) {
        return []
      }
      const jitter = loose ? random.between(-40, 40) : random.between(-10, 10)
      return [{ y, content: place(x + jitter, y, size, random.pick(draw)(pen), random.chance(0.3) && size < 1) }]
    }),
  )
  const figures = people.at.flatMap((x): Placed[] => {
    const y = (people.y ?? 0) + random.between(-8, 14)
    const figure = drawPerson(pen, random.pick(people.outfits), random.pick(people.poses))
    const height = 1.08 + random.next() * 0.16
    return random.chance(0.88)
      ? [{ y, content: place(x + random.between(-30, 30), y, height, figure, random.chance(0.5)) }]
      : []
  })
  const content = [...objects, ...figures]
    .sort((a, b) => a.y - b.y)
    .map(({ content: drawn }) => drawn)
    .join('')
  return random.chance(0.5) ? content : place(WIDTH, 0, 1, content, true)
}
