import { createRandom } from '../../../random'
import { drawPerson } from './figures'
import { palettes } from './palettes'
import type { Pen } from './pen'
import { plant, tree } from './props/nature'
import { circle, ellipse, group, path, place, rect, stroke, svg, times } from './svg'

/** Pictures of the site itself: people on the ladder that its name comes from. */
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

/** Five people, each at another height: the ladder, a desk in the clouds, a bench below. */
function drawHome(): string {
  const pen = penOf('home')
  const cloud = (x: number, y: number, size: number) =>
    place(x, y, size, path('M-90 0 q4 -28 38 -26 q14 -38 58 -24 q38 -14 46 24 q34 0 32 26 z', '#E8F1FF'))
  const hills =
    path('M0 560 Q140 440 300 520 T720 470 V620 H0 Z', '#BFD6FF') +
    path('M0 590 Q200 500 380 566 T720 540 V620 H0 Z', '#7FA3EE')
  const ground = path('M0 604 Q360 560 720 604 V620 H0 Z', '#2F8F6B')
  const platform = (x: number, y: number, width: number, color: string) =>
    rect(x, y, width, 20, color, 10) + rect(x + 16, y + 20, width - 32, 10, '#14213D', 5)
  return svg(
    720,
    620,
    circle(505, 200, 200, '#FFE9D6') + circle(505, 200, 146, '#FFC79E', 0.7) + circle(505, 200, 92, '#FF7A3D'),
    cloud(150, 150, 1.1),
    cloud(628, 64, 0.7),
    cloud(330, 70, 0.6),
    hills,
    place(84, 590, 0.9, tree(pen)),
    place(660, 586, 0.8, tree(pen)),
    ground,
    place(300, 594, 1, ladder(6, '#2347E8', '#FF7A3D')),
    platform(352, 196, 250, '#14213D'),
    platform(486, 420, 186, '#2347E8'),
    platform(56, 330, 190, '#F5A400'),
    place(636, 420, 0.6, plant(pen)),
    place(204, 330, 0.6, plant(pen)),
    place(300, 428, 0.78, drawPerson(pen, 'hard-hat', 'wave')),
    place(430, 196, 0.78, drawPerson(pen, 'office', 'wave')),
    place(548, 196, 0.78, drawPerson(pen, 'coat', 'hold'), true),
    place(556, 420, 0.74, drawPerson(pen, 'casual', 'point'), true),
    place(128, 330, 0.78, drawPerson(pen, 'scrubs', 'stand')),
    place(174, 600, 0.8, drawPerson(pen, 'outdoor', 'walk')),
    place(420, 602, 0.8, drawPerson(pen, 'casual', 'wheels'), true),
    place(560, 600, 0.8, drawPerson(pen, 'apron', 'carry'), true),
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
