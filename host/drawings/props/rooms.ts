import { accent, type Pen } from '../pen'
import { circle, ellipse, path, rect, stroke, times } from '../svg'

export function desk(pen: Pen): string {
  const { colors } = pen
  const screen =
    rect(-78, -206, 112, 76, colors.dark, 8) +
    rect(-71, -199, 98, 60, pen.random.pick([colors.glass, '#22336B']), 4) +
    screenText(pen, -62, -190) +
    rect(-28, -132, 12, 24, colors.dark) +
    rect(-48, -112, 52, 7, colors.dark, 3)
  return (
    screen +
    rect(-150, -106, 300, 14, colors.wood, 5) +
    rect(-138, -94, 12, 94, colors.dark) +
    rect(126, -94, 12, 94, colors.dark) +
    rect(60, -150, 26, 44, accent(pen), 5) +
    rect(90, -138, 22, 32, accent(pen), 4)
  )
}

function screenText({ random, colors }: Pen, x: number, y: number): string {
  return random.chance(0.5)
    ? times(4, line => rect(x, y + line * 12, random.between(24, 78), 5, random.pick(colors.accents), 2))
    : times(5, at => rect(x + at * 16, y + 42 - random.between(8, 40), 10, 0, colors.light)) +
        times(5, at => bar(x + at * 16, y + 44, random.between(8, 38), random.pick(colors.accents)))
}

function bar(x: number, base: number, height: number, fill: string): string {
  return rect(x, base - height, 10, height, fill, 2)
}

export function chair(pen: Pen): string {
  return (
    rect(-34, -60, 70, 12, accent(pen), 6) +
    path('M-40 -56 L-48 -140 Q-46 -150 -36 -150 L-32 -150 L-26 -56 Z', accent(pen)) +
    rect(-4, -50, 8, 40, pen.colors.dark) +
    stroke('M-30 -4 L0 -14 L30 -4', pen.colors.dark, 7)
  )
}

export function windowWide({ colors, random }: Pen): string {
  const hills = path('M-146 -220 Q-90 -300 -20 -246 Q60 -320 146 -226 L146 -204 L-146 -204 Z', colors.mid, 0.75)
  return (
    rect(-160, -480, 320, 292, colors.light, 10) +
    rect(-146, -466, 292, 264, colors.sky[0], 4) +
    circle(random.between(-90, 90), -400, 34, colors.sun) +
    hills +
    rect(-4, -466, 8, 264, colors.light) +
    rect(-146, -340, 292, 8, colors.light)
  )
}

export function board(pen: Pen): string {
  const { colors, random } = pen
  const kind = random.between(0, 2)
  const chart =
    kind === 0
      ? times(6, at => rect(-130 + at * 46, -250 - random.between(0, 120), 30, 0, colors.dark)) +
        times(6, at => bar2(-130 + at * 46, -232, random.between(30, 150), colors.accents[at % 4] ?? colors.dark))
      : kind === 1
        ? stroke('M-130 -250 L-70 -300 L-20 -280 L40 -350 L120 -390', colors.accents[1], 9) +
          stroke('M-140 -232 H140 M-140 -232 V-400', colors.dark, 4)
        : times(9, at =>
            rect(
              -132 + (at % 3) * 92,
              -400 + Math.floor(at / 3) * 58,
              76,
              46,
              [...colors.accents, '#FFE9A8'][random.between(0, 4)] ?? '#FFE9A8',
              3,
            ),
          )
  return rect(-170, -430, 340, 220, colors.light, 8) + rect(-170, -216, 340, 12, colors.metal, 4) + chart
}

function bar2(x: number, base: number, height: number, fill: string): string {
  return rect(x, base - height, 30, height, fill, 3)
}

export function bookshelf({ colors, random }: Pen): string {
  const rows = times(5, row => {
    let x = -124
    let books = ''
    while (x < 110) {
      const width = random.between(10, 24)
      const height = random.between(48, 76)
      books += random.chance(0.9)
        ? rect(
            x,
            -18 - row * 94 - height,
            width - 2,
            height,
            random.pick([...colors.accents, colors.light, colors.near, '#E8C39A']),
            2,
          )
        : ''
      x += width
    }
    return books + rect(-136, -18 - row * 94, 272, 12, '#8A5A33')
  })
  return rect(-140, -490, 280, 490, colors.wood, 6) + rect(-128, -478, 256, 466, '#9C6B40') + rows
}

export function boxShelf({ colors, random }: Pen): string {
  const rows = times(
    4,
    row =>
      times(4, at =>
        random.chance(0.82)
          ? box(
              -132 + at * 68,
              -14 - row * 112,
              random.between(50, 62),
              random.between(46, 84),
              random.pick(['#D9A871', '#C98F5E', '#E8C39A', ...colors.accents]),
            )
          : '',
      ) + rect(-146, -14 - row * 112, 292, 12, colors.accents[1]),
  )
  return rows + rect(-148, -470, 12, 470, colors.accents[0]) + rect(136, -470, 12, 470, colors.accents[0])
}

function box(x: number, base: number, width: number, height: number, fill: string): string {
  return (
    rect(x, base - height, width, height, fill, 3) +
    rect(x + width / 2 - 5, base - height, 10, height * 0.4, '#FFFFFF', 1)
  )
}

export function pendant(pen: Pen): string {
  return (
    rect(-2, -720, 4, 170, pen.colors.dark) +
    path('M-46 -520 Q-40 -566 0 -570 Q40 -566 46 -520 Z', accent(pen)) +
    ellipse(0, -520, 44, 9, '#FFF3C4') +
    path('M-44 -518 L44 -518 L120 -330 L-120 -330 Z', '#FFF3C4', 0.16)
  )
}

export function table(pen: Pen): string {
  const cups = times(3, at => rect(-120 + at * 100, -122, 20, 20, accent(pen), 4))
  return (
    cups +
    rect(-60, -112, 62, 8, pen.colors.light, 2) +
    rect(-230, -104, 460, 16, pen.colors.wood, 6) +
    rect(-190, -90, 14, 90, pen.colors.dark) +
    rect(176, -90, 14, 90, pen.colors.dark)
  )
}

export function cafeTable(pen: Pen): string {
  return (
    ellipse(-14, -116, 14, 8, pen.colors.light) +
    rect(-26, -128, 24, 18, pen.colors.light, 4) +
    rect(8, -132, 18, 22, accent(pen), 4) +
    ellipse(0, -106, 72, 12, pen.colors.wood) +
    rect(-6, -100, 12, 96, pen.colors.dark) +
    ellipse(0, -4, 40, 8, pen.colors.dark)
  )
}

export function counter(pen: Pen): string {
  const { colors } = pen
  return (
    times(9, at => rect(-216 + at * 48, -118, 44, 118, at % 2 ? accent(pen) : colors.panel)) +
    rect(-230, -132, 460, 18, colors.wood, 5) +
    rect(90, -184, 74, 52, colors.dark, 6) +
    rect(98, -176, 58, 34, colors.glass, 4) +
    times(3, at => rect(-180 + at * 34, -164 + (at % 2) * 8, 24, 32 - (at % 2) * 8, accent(pen), 4))
  )
}

export function sofa(pen: Pen): string {
  const color = accent(pen)
  return (
    rect(-130, -130, 260, 90, color, 22) +
    rect(-150, -96, 44, 84, color, 18) +
    rect(106, -96, 44, 84, color, 18) +
    rect(-112, -76, 110, 40, pen.colors.light, 12) +
    rect(4, -76, 106, 40, pen.colors.light, 12) +
    rect(-124, -14, 16, 14, pen.colors.dark) +
    rect(108, -14, 16, 14, pen.colors.dark)
  )
}

export function wallArt(pen: Pen): string {
  const sheet = (x: number, y: number) =>
    rect(x, y, 96, 120, pen.colors.light, 3) +
    pen.random.pick([
      circle(x + 48, y + 58, 30, accent(pen)),
      path(`M${x + 14} ${y + 100} L${x + 48} ${y + 26} L${x + 82} ${y + 100} Z`, accent(pen)),
      rect(x + 18, y + 22, 60, 26, accent(pen), 4) + rect(x + 18, y + 60, 38, 40, accent(pen), 4),
      stroke(`M${x + 16} ${y + 90} q20 -80 34 -30 t32 -26`, accent(pen), 7),
    ])
  return (
    times(3, at => sheet(-170 + at * 118, -460 + (at % 2) * 16)) +
    times(2, at => sheet(-110 + at * 118, -318 + (at % 2) * 12))
  )
}

export function blackboard(pen: Pen): string {
  return (
    rect(-230, -440, 460, 230, '#8A5A33', 8) +
    rect(-218, -428, 436, 206, '#1F5C4A', 4) +
    stroke('M-180 -380 h120 M-180 -350 h90 M-180 -320 h140', '#FFFFFF', 5) +
    stroke('M20 -270 V-390 M20 -270 H180 M20 -280 Q80 -380 170 -384', '#FFE9A8', 5) +
    circle(96, -340, 7, pen.colors.accents[1])
  )
}
