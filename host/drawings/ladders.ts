import { createRandom } from '../lib/random'
import { drawPerson, type Outfit, type Pose } from './figures'
import { palettes } from './palettes'
import type { Pen } from './pen'
import { plant, tree } from './props/nature'
import { circle, ellipse, group, path, place, stroke, svg, times } from './svg'

/** The site's own pictures: people on the ladder that its name comes from. */
const PICTURES: Readonly<Record<string, () => string>> = { home: drawHome, 'missing-rung': drawMissingRung }

export function drawLadder(name: string): string | undefined {
  return PICTURES[name]?.()
}

function penOf(name: string): Pen {
  const [colors] = palettes
  return { random: createRandom(`ladder ${name}`), colors: colors as Pen['colors'] }
}

function ladder(rungs: number, color: string, lit: string, missing = -1): string {
  const height = rungs * 62 + 30
  return (
    stroke(`M-52 0 V${-height} M52 0 V${-height}`, color, 15) +
    times(rungs, index =>
      index === missing ? '' : stroke(`M-52 ${-index * 62 - 52} H52`, index === 0 ? lit : color, 15),
    )
  )
}

/** Ladders into the sky, each with a different person on its first rung; a ramp leads to the step without a ladder. */
function drawHome(): string {
  const pen = penOf('home')
  const cloud = (x: number, y: number, size: number) =>
    place(x, y, size, path('M-90 0 q4 -28 38 -26 q14 -38 58 -24 q38 -14 46 24 q34 0 32 26 z', '#E8F1FF'))
  const hills =
    path('M0 560 Q140 420 300 500 T720 450 V620 H0 Z', '#BFD6FF') +
    path('M0 590 Q200 490 380 552 T720 524 V620 H0 Z', '#7FA3EE')
  const ground = path('M0 600 Q360 556 720 600 V620 H0 Z', '#2F8F6B')
  const far = (x: number, y: number, size: number, outfit: Outfit, pose: Pose) =>
    place(x, y, size, ladder(12, '#6D8FE8', '#FFC79E')) +
    place(x, y - 52 * size, size * 0.72, drawPerson(pen, outfit, pose), x > 400)
  const near = (x: number, rungs: number, color: string, person: string, mirrored = false) =>
    place(x, 598, 1, ladder(rungs, color, '#FF7A3D')) + place(x, 546, 0.78, person, mirrored)
  const ramp = path('M556 600 L636 548 H712 V604 H556 Z', '#14213D') + stroke('M560 596 L638 546 H708', '#FF7A3D', 12)
  return svg(
    720,
    620,
    circle(470, 214, 206, '#FFE9D6') + circle(470, 214, 150, '#FFC79E', 0.7) + circle(470, 214, 94, '#FF7A3D'),
    cloud(120, 128, 1.1),
    cloud(640, 84, 0.8),
    cloud(330, 60, 0.6),
    cloud(586, 300, 0.7),
    hills,
    far(64, 512, 0.52, 'outdoor', 'wave'),
    far(222, 506, 0.5, 'scrubs', 'stand'),
    far(590, 486, 0.52, 'office', 'wave'),
    far(690, 480, 0.42, 'casual', 'stand'),
    place(20, 590, 0.8, tree(pen)),
    ground,
    near(140, 8, '#2347E8', drawPerson(pen, 'hard-hat', 'wave')),
    near(300, 6, '#F5A400', drawPerson(pen, 'coat', 'hold'), true),
    near(462, 9, '#0B7A55', drawPerson(pen, 'casual', 'point')),
    ramp,
    place(672, 544, 0.78, drawPerson(pen, 'casual', 'wheels'), true),
    place(384, 610, 0.7, drawPerson(pen, 'apron', 'walk')),
    place(232, 602, 0.5, plant(pen)),
  )
}

function drawMissingRung(): string {
  const pen = penOf('missing rung')
  const rung = group('translate(226 262) rotate(-24)', stroke('M-34 0 H34', '#FF7A3D', 13))
  return svg(
    320,
    320,
    circle(160, 150, 132, '#E8F1FF'),
    ellipse(160, 290, 130, 14, '#14213D', 0.12),
    place(142, 290, 0.86, ladder(4, '#2347E8', '#2347E8', 2)),
    stroke('M98 138 l-14 -8 M98 152 h-16 M186 138 l14 -8 M186 152 h16', '#F5A400', 5),
    rung,
    place(256, 290, 0.66, drawPerson(pen, 'casual', 'point'), true),
  )
}
