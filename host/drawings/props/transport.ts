import { accent, type Pen } from '../pen'
import { circle, ellipse, path, rect, stroke, times } from '../svg'

const TYRE = '#10182F'

export function car(pen: Pen): string {
  const body = accent(pen)
  return (
    path(
      'M-170 -34 Q-172 -80 -128 -84 L-84 -132 Q-76 -140 -60 -140 L44 -140 Q60 -140 72 -128 L108 -88 Q168 -84 170 -40 L170 -30 L-170 -30 Z',
      body,
    ) +
    path(
      'M-110 -86 L-74 -124 L-20 -124 L-20 -86 Z M-6 -86 L-6 -124 L42 -124 Q52 -124 60 -116 L86 -86 Z',
      pen.colors.glass,
    ) +
    rect(-176, -46, 352, 18, pen.colors.dark, 8) +
    rect(150, -74, 18, 14, '#FFE9A8', 6) +
    wheel(-100) +
    wheel(104)
  )
}

function wheel(x: number, r = 36): string {
  return circle(x, -r + 2, r, TYRE) + circle(x, -r + 2, r * 0.52, '#C9D3E8') + circle(x, -r + 2, r * 0.2, TYRE)
}

export function van(pen: Pen): string {
  return (
    path('M-200 -34 L-200 -190 Q-200 -206 -184 -206 L60 -206 L60 -34 Z', pen.colors.light) +
    path('M60 -170 L118 -170 Q130 -170 138 -158 L176 -100 Q196 -96 196 -76 L196 -34 L60 -34 Z', accent(pen)) +
    path('M76 -154 L114 -154 L150 -102 L76 -102 Z', pen.colors.glass) +
    rect(-204, -46, 404, 16, pen.colors.dark, 6) +
    rect(-176, -140, 200, 44, accent(pen), 10) +
    wheel(-120) +
    wheel(120)
  )
}

export function cargoBike(pen: Pen): string {
  const color = accent(pen)
  const ring = (x: number) =>
    stroke(`M${x - 42} -44 a42 42 0 1 0 84 0 a42 42 0 1 0 -84 0`, TYRE, 8) + circle(x, -44, 7, TYRE)
  return (
    ring(-120) +
    ring(120) +
    stroke(
      'M-120 -44 L-54 -52 L-86 -128 M-54 -52 L-20 -110 L-86 -118 M-20 -110 L-14 -150 M120 -44 L70 -60',
      color,
      11,
    ) +
    rect(-112, -142, 52, 12, TYRE, 6) +
    stroke('M-14 -150 l24 -6', TYRE, 9) +
    path('M-10 -126 L104 -126 L92 -40 L4 -40 Z', color) +
    rect(-14, -134, 122, 12, pen.colors.light, 5)
  )
}

export function train(pen: Pen): string {
  const { colors } = pen
  const stripe = accent(pen)
  const windows = times(6, index =>
    rect(-470 + index * 130, -196, 92, 62, index === 3 ? colors.dark : colors.glass, 12),
  )
  const doors =
    rect(-82, -206, 74, 170, stripe, 10) +
    rect(-70, -192, 22, 92, colors.glass, 8) +
    rect(-42, -192, 22, 92, colors.glass, 8)
  const body = path(
    'M-520 -36 L-520 -210 Q-520 -236 -494 -236 L330 -236 Q430 -232 486 -130 Q504 -96 506 -60 L506 -36 Z',
    colors.light,
  )
  const nose = path('M352 -210 Q420 -202 458 -128 L352 -128 Z', colors.dark)
  const bogies = times(
    4,
    index =>
      circle(-420 + index * 90 + (index > 1 ? 420 : 0), -24, 26, TYRE) +
      circle(-420 + index * 90 + (index > 1 ? 420 : 0), -24, 10, colors.metal),
  )
  return (
    body +
    rect(-520, -112, 1020, 34, stripe) +
    windows +
    doors +
    nose +
    rect(-520, -46, 1026, 18, colors.dark, 6) +
    circle(478, -84, 12, '#FFE9A8') +
    bogies +
    rect(-640, 0, 1300, 8, colors.metal)
  )
}

export function ship(pen: Pen): string {
  const { colors, random } = pen
  const hull = accent(pen)
  const boxes = times(3, row =>
    times(6 - row, at =>
      random.chance(0.85)
        ? rect(-250 + at * 62, -150 - row * 36, 58, 33, random.pick([...colors.accents, colors.light]), 3)
        : '',
    ),
  )
  return (
    path('M-330 -116 L330 -116 L282 -6 Q278 4 262 4 L-262 4 Q-284 4 -292 -16 Z', hull) +
    rect(-318, -84, 632, 12, colors.light) +
    boxes +
    path('M160 -116 L160 -246 L262 -246 L262 -116 Z', colors.light) +
    times(3, at => rect(174 + at * 28, -230, 20, 20, colors.glass, 4)) +
    times(3, at => rect(174 + at * 28, -190, 20, 20, colors.glass, 4)) +
    rect(196, -300, 34, 56, hull) +
    rect(196, -286, 34, 10, colors.light)
  )
}

export function boat(pen: Pen): string {
  return (
    path('M-110 -44 L120 -44 L96 0 L-84 0 Z', accent(pen)) +
    rect(-60, -94, 80, 52, pen.colors.light, 6) +
    rect(-48, -82, 24, 22, pen.colors.glass, 4) +
    rect(-16, -82, 24, 22, pen.colors.glass, 4) +
    rect(-2, -150, 6, 60, pen.colors.dark)
  )
}

export function plane(pen: Pen): string {
  const { colors } = pen
  const livery = accent(pen)
  return (
    path(
      'M-330 -96 Q-340 -150 -260 -152 L220 -152 Q320 -146 346 -100 Q340 -64 250 -60 L-240 -60 Q-320 -62 -330 -96 Z',
      colors.light,
    ) +
    path('M-300 -140 L-352 -262 L-286 -262 L-206 -150 Z', livery) +
    path('M-330 -112 L-400 -140 L-352 -142 L-270 -118 Z', livery) +
    times(11, at => circle(-180 + at * 36, -120, 9, colors.glass)) +
    path('M262 -128 Q302 -126 320 -108 L262 -108 Z', colors.dark) +
    path('M10 -92 L-150 -10 L-84 -10 L110 -84 Z', colors.metal) +
    path('M-20 -70 q0 -22 30 -22 h56 q22 0 22 22 t-22 22 h-56 q-30 0 -30 -22 z', livery) +
    stroke('M200 -62 V-16 M-60 -62 V-16', colors.dark, 9) +
    circle(200, -12, 16, TYRE) +
    circle(-60, -12, 16, TYRE) +
    circle(-92, -12, 16, TYRE)
  )
}

export function tractor(pen: Pen): string {
  const color = accent(pen)
  return (
    path('M-60 -60 L-60 -118 L-40 -218 L64 -218 L72 -118 L190 -112 Q206 -110 206 -94 L206 -60 Z', color) +
    path('M-38 -122 L-24 -200 L50 -200 L56 -122 Z', pen.colors.glass) +
    rect(150, -160, 10, 52, pen.colors.dark, 4) +
    rect(-66, -232, 140, 16, pen.colors.dark, 8) +
    wheel(-40, 74) +
    wheel(156, 46)
  )
}

export function forklift(pen: Pen): string {
  const color = '#F5A400'
  return (
    rect(96, -250, 14, 246, pen.colors.dark) +
    rect(96, -24, 96, 10, pen.colors.dark) +
    rect(104, -104, 84, 78, pen.colors.wood, 4) +
    rect(140, -104, 12, 78, '#E8C39A') +
    path('M-110 -34 L-110 -104 Q-110 -120 -92 -120 L-30 -120 L-14 -86 L92 -86 L92 -34 Z', color) +
    stroke('M-96 -120 L-84 -220 L40 -220 L60 -88', pen.colors.dark, 10) +
    wheel(-72, 30) +
    wheel(60, 34)
  )
}

export function digger(pen: Pen): string {
  return (
    rect(-120, -44, 210, 44, TYRE, 22) +
    times(4, at => circle(-96 + at * 54, -22, 13, pen.colors.metal)) +
    path('M-110 -50 L-110 -120 L-20 -120 L-20 -178 L50 -178 L70 -50 Z', '#F5A400') +
    path('M-6 -164 L40 -164 L50 -110 L-6 -110 Z', pen.colors.glass) +
    stroke('M56 -100 L150 -220 L240 -140', '#F5A400', 22) +
    path('M224 -150 L262 -126 L240 -70 L196 -92 Z', pen.colors.dark)
  )
}

export function ripple({ colors }: Pen): string {
  return ellipse(0, 4, 360, 14, colors.light, 0.28)
}
