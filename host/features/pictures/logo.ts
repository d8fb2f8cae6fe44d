import { createRandom, type Random } from '../../lib/random'
import { circle, el, group, path, rect, stroke, svg, times } from './svg'

interface Ink {
  ground: string
  mark: string
  spark: string
}

const INKS: readonly Ink[] = [
  { ground: '#14213D', mark: '#FFFFFF', spark: '#FF7A3D' },
  { ground: '#2347E8', mark: '#FFFFFF', spark: '#FFD36B' },
  { ground: '#0B7A55', mark: '#F1FBF3', spark: '#F5C04A' },
  { ground: '#FF7A3D', mark: '#FFFFFF', spark: '#14213D' },
  { ground: '#FFF4D6', mark: '#14213D', spark: '#E4572E' },
  { ground: '#E8F1FF', mark: '#2347E8', spark: '#FF7A3D' },
  { ground: '#EFEAFF', mark: '#4E3BB8', spark: '#F5A400' },
  { ground: '#FDEBF3', mark: '#A02A63', spark: '#2347E8' },
  { ground: '#E6F7EE', mark: '#0B5A44', spark: '#FF7A3D' },
  { ground: '#4E3BB8', mark: '#FFFFFF', spark: '#7FE0C0' },
  { ground: '#8A2A4F', mark: '#FFE9F1', spark: '#FFB38A' },
  { ground: '#F5A400', mark: '#14213D', spark: '#FFFFFF' },
  { ground: '#1B5E7A', mark: '#EAF6FB', spark: '#FFC857' },
  { ground: '#FFFFFF', mark: '#14213D', spark: '#2347E8' },
]

/** Half the height of each bar of a waveform. */
const WAVE = [14, 30, 40, 24, 12] as const

type Motif = (ink: Ink, random: Random, letter: string) => string

/** Drawn around the middle of a field of 128. */
const MOTIFS: readonly Motif[] = [
  ({ mark, spark }) => times(3, at => rect(30 + at * 24, 78 - at * 20, 20, 22 + at * 20, at === 2 ? spark : mark, 5)),
  ({ mark, spark }) => circle(52, 64, 30, mark) + circle(80, 64, 22, spark, 0.9),
  ({ mark, spark }) => path('M64 22 L104 96 H24 Z', mark) + path('M64 58 L84 96 H44 Z', spark),
  ({ mark, spark }, random) =>
    times(6, at =>
      el(
        'g',
        { transform: `rotate(${at * 60} 64 64)` },
        path('M64 60 Q46 38 64 18 Q82 38 64 60 Z', at === random.between(0, 5) ? spark : mark),
      ),
    ),
  ({ mark, spark }) => stroke('M26 84 Q45 40 64 64 T102 44', mark, 14) + circle(102, 44, 11, spark),
  ({ mark, spark }) =>
    rect(28, 28, 32, 32, mark, 8) +
    rect(68, 28, 32, 32, spark, 16) +
    rect(28, 68, 32, 32, spark, 16) +
    rect(68, 68, 32, 32, mark, 8),
  ({ mark, spark }) =>
    path('M24 70 A40 40 0 0 1 104 70 Z', mark) + rect(24, 78, 80, 8, spark, 4) + rect(38, 92, 52, 8, mark, 4),
  ({ mark, spark }) => stroke('M34 98 V44 Q34 30 48 30 H96 M34 66 H82', mark, 16) + circle(96, 66, 9, spark),
  ({ mark, spark }) => stroke('M64 24 V104 M24 64 H104', mark, 13) + circle(64, 64, 17, spark),
  ({ mark, spark }) =>
    path('M64 20 L102 42 V86 L64 108 L26 86 V42 Z', mark) + path('M64 44 L82 54 V75 L64 86 L46 75 V54 Z', spark),
  ({ mark, spark }) =>
    path('M28 100 C28 52 52 28 100 28 C100 76 76 100 28 100 Z', mark) + stroke('M40 88 L84 44', spark, 6),
  ({ mark, spark }) =>
    times(4, at => stroke(`M24 ${40 + at * 17} q10 -12 20 0 t20 0 t20 0 t20 0`, at === 1 ? spark : mark, 8)),
  ({ mark, spark }) => stroke('M30 64 a34 34 0 1 1 34 34', mark, 15) + path('M52 86 L72 98 L52 112 Z', spark),
  ({ mark, spark }) =>
    path('M24 98 V62 L44 48 V62 L64 48 V62 L84 48 V62 L104 48 V98 Z', mark) + circle(90, 32, 10, spark),
  ({ mark, spark }) =>
    stroke('M44 24 V104 M84 24 V104', mark, 9) +
    times(4, at => stroke(`M44 ${36 + at * 19} H84`, at === 2 ? spark : mark, 9)),
  ({ mark, spark }, random) =>
    group(`rotate(${random.pick([0, 45])} 64 64)`, rect(30, 30, 68, 68, mark, 16), rect(47, 47, 34, 34, spark, 8)),
  ({ mark, spark, ground }) =>
    circle(64, 64, 42, mark) +
    circle(64, 64, 28, ground) +
    path('M64 22 A42 42 0 0 1 106 64 L92 64 A28 28 0 0 0 64 36 Z', spark) +
    circle(64, 64, 9, mark),
  ({ mark, spark }) =>
    path('M64 24 C92 52 100 66 100 76 A36 36 0 0 1 28 76 C28 66 36 52 64 24 Z', mark) +
    path('M64 66 C76 78 80 84 80 90 A16 16 0 0 1 48 90 C48 84 52 78 64 66 Z', spark),
  ({ mark, spark }) =>
    path('M24 64 L64 24 L104 64 L84 64 L64 44 L44 64 Z', mark) +
    path('M24 92 L64 52 L104 92 L84 92 L64 72 L44 92 Z', spark),
  ({ mark, spark }) =>
    times(3, row => times(3, at => circle(38 + at * 26, 38 + row * 26, 9.5, row === at ? spark : mark))),
  ({ mark, spark }) => path('M28 28 H64 A36 36 0 0 1 64 100 H28 Z', mark) + circle(62, 64, 15, spark),
  ({ mark, spark }) => stroke('M22 92 L48 48 L66 76 L80 54 L106 92', mark, 12) + circle(84, 30, 10, spark),
  ({ mark, spark }) =>
    path('M64 18 L76 52 L110 64 L76 76 L64 110 L52 76 L18 64 L52 52 Z', mark) + circle(64, 64, 11, spark),
  ({ mark, spark }) => stroke('M30 30 H98 L30 98 H98', mark, 14) + circle(64, 64, 13, spark),
  ({ mark, spark }) =>
    times(5, at => rect(26 + at * 16, 64 - (WAVE[at] ?? 0), 10, 2 * (WAVE[at] ?? 0), at === 2 ? spark : mark, 5)),
  ({ mark, spark }) => path('M64 26 a38 38 0 1 0 38 38 a30 30 0 0 1 -38 -38 z', mark) + circle(90, 40, 10, spark),
  ({ mark, spark }) => rect(26, 40, 76, 18, mark, 9) + rect(26, 70, 48, 18, spark, 9) + circle(92, 79, 10, mark),
  ({ mark, spark }) =>
    path('M34 100 V52 A30 30 0 0 1 94 52 V100 H76 V54 A12 12 0 0 0 52 54 V100 Z', mark) + circle(64, 92, 9, spark),
]

/** Letters are strokes, so that no font is needed. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'M36 98 L64 30 L92 98 M47 74 H81',
  b: 'M42 30 V98 H70 A19 19 0 0 0 70 61 H42 M42 30 H66 A15.5 15.5 0 0 1 66 61',
  c: 'M92 44 A34 34 0 1 0 92 84',
  d: 'M40 30 V98 H60 A34 34 0 0 0 60 30 Z',
  e: 'M88 30 H42 V98 H88 M42 64 H80',
  f: 'M88 30 H42 V98 M42 64 H78',
  g: 'M92 44 A34 34 0 1 0 96 72 H70',
  h: 'M40 30 V98 M88 30 V98 M40 64 H88',
  i: 'M64 30 V98 M48 30 H80 M48 98 H80',
  j: 'M82 30 V76 A22 22 0 0 1 40 82',
  k: 'M42 30 V98 M88 30 L44 68 M58 58 L90 98',
  l: 'M44 30 V98 H88',
  m: 'M34 98 V30 L64 74 L94 30 V98',
  n: 'M40 98 V30 L88 98 V30',
  o: 'M30 64 A34 34 0 1 0 98 64 A34 34 0 1 0 30 64',
  p: 'M42 98 V30 H70 A20 20 0 0 1 70 70 H42',
  q: 'M30 62 A34 34 0 1 0 98 62 A34 34 0 1 0 30 62 M72 76 L98 102',
  r: 'M42 98 V30 H70 A19 19 0 0 1 70 68 H42 M64 68 L90 98',
  s: 'M88 42 Q80 30 64 30 Q42 30 42 47 Q42 62 64 64 Q88 66 88 82 Q88 98 64 98 Q46 98 38 86',
  t: 'M36 30 H92 M64 30 V98',
  u: 'M40 30 V72 A24 24 0 0 0 88 72 V30',
  v: 'M36 30 L64 98 L92 30',
  w: 'M28 30 L46 98 L64 48 L82 98 L100 30',
  x: 'M38 30 L90 98 M90 30 L38 98',
  y: 'M36 30 L64 64 L92 30 M64 64 V98',
  z: 'M38 30 H90 L38 98 H90',
}

const monogram: Motif = ({ mark, spark }, random, letter) => {
  const sign = stroke(LETTERS[letter] ?? LETTERS.o ?? '', mark, 15)
  const trim = random.pick([
    circle(98, 98, 12, spark),
    rect(30, 108, 68, 7, spark, 3.5),
    circle(100, 28, 10, spark),
    path('M104 104 V80 L80 104 Z', spark),
  ])
  return sign + trim
}

export function drawLogo(seed: string): string {
  const random = createRandom(`logo ${seed}`)
  const ink = random.pick(INKS)
  const motif = random.chance(0.3) ? monogram : random.pick(MOTIFS)
  const ground =
    ink.ground === '#FFFFFF'
      ? // A hairline along the rounding that every mark is cut to, or it would stop short of the corners.
        rect(0, 0, 128, 128, '#DFE3EC', 28) + rect(2, 2, 124, 124, '#FFFFFF', 26)
      : rect(0, 0, 128, 128, ink.ground)
  const turn = random.pick([0, 0, 0, 90, 180, 270])
  const drawn = motif(ink, random, seed.charAt(0))
  return svg(128, 128, ground, motif === monogram ? drawn : group(`rotate(${turn} 64 64)`, drawn))
}
