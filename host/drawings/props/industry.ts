import { accent, type Pen } from '../pen'
import { circle, ellipse, path, rect, stroke, times } from '../svg'

export function workbench(pen: Pen): string {
  const { colors } = pen
  return (
    rect(-210, -118, 420, 20, colors.wood, 4) +
    rect(-194, -98, 20, 98, '#8A5A33') +
    rect(174, -98, 20, 98, '#8A5A33') +
    rect(-174, -50, 348, 12, '#8A5A33') +
    path('M-150 -118 v-30 h40 v-18 h26 v18 h20 v30 z', colors.metal) +
    rect(20, -150, 70, 32, accent(pen), 4) +
    rect(104, -136, 54, 18, colors.metal, 3) +
    times(3, at => rect(-150 + at * 100, -88, 76, 36, accent(pen), 4))
  )
}

export function pegboard(pen: Pen): string {
  const { colors, random } = pen
  const tools = times(8, at => {
    const x = -150 + (at % 4) * 100
    const y = -420 + Math.floor(at / 4) * 110
    return random.pick([
      rect(x - 5, y, 10, 60, colors.wood, 3) + rect(x - 22, y - 6, 44, 20, colors.metal, 4),
      rect(x - 6, y + 26, 12, 50, accent(pen), 5) +
        stroke(`M${x - 12} ${y - 4} v14 l12 14 l12 -14 v-14`, colors.metal, 8),
      stroke(`M${x - 24} ${y + 60} L${x + 24} ${y}`, colors.metal, 9) + rect(x - 34, y + 52, 24, 18, accent(pen), 5),
      circle(x, y + 26, 28, colors.metal) + circle(x, y + 26, 15, colors.panel),
    ])
  })
  return rect(-210, -450, 420, 250, colors.panel, 8) + tools
}

export function robotArm(pen: Pen): string {
  const c = accent(pen)
  const tilt = pen.random.between(-20, 20)
  return (
    rect(-60, -30, 120, 30, pen.colors.dark, 6) +
    rect(-36, -80, 72, 54, c, 10) +
    stroke(`M0 -80 L${-60 + tilt} -230 L${90 + tilt} -310 L${140 + tilt} -220`, c, 34) +
    circle(0, -84, 24, pen.colors.dark) +
    circle(-60 + tilt, -230, 22, pen.colors.dark) +
    circle(90 + tilt, -310, 19, pen.colors.dark) +
    stroke(`M${140 + tilt} -214 l-16 34 M${140 + tilt} -214 l16 34`, pen.colors.metal, 9)
  )
}

export function conveyor(pen: Pen): string {
  const boxes = times(5, at =>
    pen.random.chance(0.85)
      ? rect(-250 + at * 110, -172, 62, 56, pen.random.pick([pen.colors.wood, '#E8C39A', ...pen.colors.accents]), 4) +
        rect(-226 + at * 110, -172, 12, 56, '#FFFFFF')
      : '',
  )
  return (
    boxes +
    rect(-300, -116, 600, 24, pen.colors.dark, 12) +
    times(9, at => circle(-280 + at * 70, -104, 9, pen.colors.metal)) +
    times(4, at => rect(-250 + at * 160, -92, 16, 92, pen.colors.metal))
  )
}

export function machine(pen: Pen): string {
  const { colors } = pen
  return (
    rect(-150, -250, 300, 250, accent(pen), 12) +
    rect(-122, -222, 170, 120, colors.dark, 8) +
    rect(-114, -214, 154, 104, colors.glass, 5) +
    stroke('M-90 -150 h60 M-20 -150 h40 M-40 -190 v66', colors.metal, 12) +
    rect(72, -222, 54, 76, colors.dark, 6) +
    times(6, at =>
      circle(
        86 + (at % 2) * 26,
        -206 + Math.floor(at / 2) * 22,
        6,
        ['#3CC79A', '#F5A400', '#E4572E'][at % 3] ?? '#3CC79A',
      ),
    ) +
    rect(-150, -70, 300, 10, colors.light) +
    rect(-170, -12, 340, 12, colors.dark)
  )
}

export function labBench(pen: Pen): string {
  const { colors, random } = pen
  const flask = (x: number, fill: string) =>
    path(`M${x - 9} -196 h18 v28 l26 50 q4 12 -10 12 h-50 q-14 0 -10 -12 l26 -50 z`, '#FFFFFF', 0.75) +
    path(`M${x - 22} -140 h44 l12 24 q3 10 -9 10 h-50 q-12 0 -9 -10 z`, fill)
  const tubes = times(
    4,
    at =>
      rect(20 + at * 22, -170, 13, 60, '#FFFFFF', 6) +
      rect(20 + at * 22, -150 + random.between(0, 20), 13, 40, accent(pen), 6),
  )
  return (
    flask(-180, accent(pen)) +
    flask(-110, accent(pen)) +
    tubes +
    rect(12, -132, 98, 10, colors.wood) +
    microscope(150, colors.dark) +
    rect(-240, -106, 480, 18, colors.light, 4) +
    rect(-224, -88, 448, 88, colors.panel) +
    times(
      4,
      at => rect(-212 + at * 110, -76, 96, 62, colors.light, 4) + rect(-176 + at * 110, -50, 24, 6, colors.metal, 3),
    )
  )
}

function microscope(x: number, color: string): string {
  return (
    rect(x - 36, -116, 76, 12, color, 4) +
    stroke(`M${x + 24} -116 q20 -70 -14 -92`, color, 13) +
    `<g transform="translate(${x - 6} -176) rotate(24)">${rect(-9, -40, 18, 78, color, 6)}</g>` +
    rect(x - 28, -138, 44, 8, color, 3)
  )
}

export function serverRack({ colors, random }: Pen): string {
  const units = times(
    12,
    at =>
      rect(-58, -430 + at * 34, 116, 26, '#26356E', 4) +
      times(random.between(2, 5), dot =>
        circle(-44 + dot * 14, -417 + at * 34, 4, random.pick(['#3CC79A', '#3CC79A', '#F5A400', '#6FA0FF'])),
      ) +
      rect(18, -421 + at * 34, 32, 8, '#3A4C90', 3),
  )
  return rect(-72, -450, 144, 450, colors.dark, 8) + units
}

export function bigScreens({ colors, random }: Pen): string {
  const screen = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, '#0E1833', 8) + rect(x + 8, y + 8, w - 16, h - 16, '#1D2A5C', 4)
  const grid =
    stroke('M-300 -300 q90 -90 170 -20 t150 -60 t130 50', '#3CC79A', 6) +
    stroke('M-300 -260 q110 30 190 -30 t260 20', '#F5A400', 6)
  const dots = times(7, () =>
    circle(random.between(-290, 140), random.between(-400, -220), 8, random.pick(colors.accents)),
  )
  return (
    screen(-330, -440, 500, 250) +
    grid +
    dots +
    screen(190, -440, 160, 118) +
    screen(190, -308, 160, 118) +
    times(4, at => rect(212 + at * 32, -350 - random.between(0, 50), 18, 0, colors.light)) +
    times(4, at => rect(212 + at * 32, -346 - (20 + at * 13), 18, 20 + at * 13, colors.accents[at] ?? '#FFF', 2)) +
    circle(270, -250, 38, '#6FA0FF') +
    path('M270 -250 L270 -288 A38 38 0 0 1 306 -238 Z', '#F5A400')
  )
}

export function microphone(pen: Pen): string {
  return (
    rect(-190, -104, 380, 16, pen.colors.wood, 5) +
    rect(-170, -88, 14, 88, pen.colors.dark) +
    rect(156, -88, 14, 88, pen.colors.dark) +
    stroke('M-40 -104 L-70 -190 L10 -236', pen.colors.dark, 8) +
    rect(2, -276, 34, 62, pen.colors.metal, 17) +
    times(5, at => rect(4, -266 + at * 10, 30, 3, pen.colors.dark)) +
    rect(70, -150, 96, 46, pen.colors.dark, 6) +
    times(5, at => rect(82 + at * 16, -140 + (at % 3) * 8, 8, 18, accent(pen), 3))
  )
}

export function curtains(pen: Pen): string {
  const color = pen.random.pick(['#B3261E', '#8D2A5C', '#6A4FE0'])
  const fold = (x: number, width: number) =>
    times(
      5,
      at =>
        rect(x + (at * width) / 5, -660, width / 5 + 1, 660, color) +
        path(`M${x + (at * width) / 5} -660 h${width / 14} v660 h${-width / 14} z`, '#14213D', 0.22),
    )
  const light = (x: number, reach: number) =>
    path(`M${x - 14} -640 L${x + 14} -640 L${reach + 130} 10 L${reach - 130} 10 Z`, '#FFE9A8', 0.22) +
    path(`M${x - 26} -660 h52 l10 34 h-72 z`, '#2B2B45')
  return (
    light(-180, -120) +
    light(190, 140) +
    light(0, 20) +
    fold(-600, 170) +
    fold(430, 170) +
    path(
      'M-600 -680 H600 V-600 Q450 -540 300 -600 Q150 -540 0 -600 Q-150 -540 -300 -600 Q-450 -540 -600 -600 Z',
      color,
    ) +
    ellipse(-120, 10, 150, 24, '#FFE9A8', 0.35) +
    ellipse(150, 10, 150, 24, '#FFE9A8', 0.35)
  )
}

export function judgeBench({ colors }: Pen): string {
  return (
    rect(-300, -470, 600, 300, '#8A5A33', 6) +
    times(5, at => rect(-280 + at * 116, -450, 96, 260, '#9C6B40', 4)) +
    circle(0, -390, 52, '#F5C04A') +
    circle(0, -390, 40, '#8A5A33') +
    stroke('M0 -424 V-360 M-30 -408 H30 M-30 -408 l-12 30 h24 z M30 -408 l-12 30 h24 z', '#F5C04A', 5) +
    rect(-250, -190, 500, 30, colors.wood, 5) +
    rect(-232, -160, 464, 160, '#9C6B40') +
    times(4, at => rect(-212 + at * 110, -140, 92, 116, '#8A5A33', 4))
  )
}

export function pallet(pen: Pen): string {
  return (
    times(3, row =>
      times(
        3 - (row === 2 ? 1 : 0),
        at =>
          rect(-88 + at * 60, -70 - row * 54, 56, 50, pen.random.pick([pen.colors.wood, '#E8C39A', '#D9A871']), 3) +
          rect(-66 + at * 60, -70 - row * 54, 12, 50, '#FFFFFF', 1),
      ),
    ) +
    rect(-96, -18, 190, 8, '#8A5A33') +
    times(3, at => rect(-92 + at * 80, -10, 22, 10, '#8A5A33'))
  )
}

export function barrier({ colors }: Pen): string {
  return (
    rect(-86, -70, 172, 26, colors.light, 5) +
    times(4, at => path(`M${-80 + at * 44} -44 l18 -26 h18 l-18 26 z`, '#E4572E')) +
    rect(-70, -44, 10, 44, colors.dark) +
    rect(60, -44, 10, 44, colors.dark)
  )
}

export function cone(): string {
  return (
    path('M-10 -70 h20 l18 64 h-56 z', '#FF7A3D') +
    path('M-16 -44 h32 l5 18 h-42 z', '#FFFFFF') +
    rect(-36, -8, 72, 10, '#C4501D', 3)
  )
}

export function drawingTable(pen: Pen): string {
  return (
    path('M-130 -150 L120 -210 L136 -160 L-114 -100 Z', pen.colors.light) +
    stroke('M-90 -136 L80 -176 M-84 -116 L40 -146', accent(pen), 6) +
    stroke('M-90 -104 L-110 0 M100 -160 L116 0 M-104 -40 L112 -60', pen.colors.wood, 12)
  )
}
