import { accent, type Pen } from '../pen'
import { circle, ellipse, path, rect, stroke, times } from '../svg'

export function tree({ random, colors }: Pen): string {
  const leaf = random.pick([colors.near, colors.ground, '#2F8F6B', '#4FAE7C'])
  const kind = random.between(0, 2)
  const trunk = rect(-8, -70, 16, 72, colors.wood, 4)
  if (kind === 0) {
    return (
      trunk +
      circle(0, -130, 62, leaf) +
      circle(-38, -100, 40, leaf) +
      circle(38, -102, 42, leaf) +
      circle(18, -150, 22, colors.light, 0.14)
    )
  } else if (kind === 1) {
    return trunk + path('M0 -290 L58 -150 L-58 -150 Z M0 -220 L70 -60 L-70 -60 Z', leaf)
  }
  return trunk + ellipse(0, -150, 48, 98, leaf) + ellipse(14, -168, 20, 58, colors.light, 0.13)
}

export function bush({ colors }: Pen): string {
  return (
    ellipse(-30, -14, 42, 34, colors.near) + ellipse(28, -18, 48, 40, colors.near) + ellipse(0, -30, 40, 36, colors.mid)
  )
}

export function plant({ random, colors }: Pen): string {
  const leaf = random.pick(['#0B7A55', '#2F9E72', '#57B894'])
  const leaves = times(random.between(5, 8), index => {
    const lean = (index - 3) * 18
    return path(
      `M0 -50 Q${lean * 0.4 - 12} -100 ${lean} ${-120 - ((index * 13) % 40)} Q${lean * 0.9 + 14} -100 0 -50 Z`,
      leaf,
      index % 2 ? 0.85 : 1,
    )
  })
  return leaves + path('M-28 -52 L28 -52 L21 0 L-21 0 Z', random.pick([colors.accents[1], colors.wood, colors.light]))
}

export function cropRows({ colors, random }: Pen): string {
  const crop = random.pick(['#57B894', '#F5C04A', '#8CCB6B', colors.accents[3]])
  return (
    times(9, row => stroke(`M${(row - 4) * 44} -26 Q${(row - 4) * 90} 50 ${(row - 4) * 190} 170`, crop, 15)) +
    times(9, row => circle((row - 4) * 44, -26, 9, crop))
  )
}

export function bench({ colors }: Pen): string {
  return (
    rect(-80, -52, 160, 11, colors.wood, 4) +
    rect(-80, -94, 160, 9, colors.wood, 4) +
    rect(-80, -76, 160, 9, colors.wood, 4) +
    rect(-66, -94, 9, 94, colors.dark) +
    rect(57, -94, 9, 94, colors.dark)
  )
}

export function lampPost({ colors }: Pen): string {
  return (
    rect(-5, -300, 10, 300, colors.dark, 4) +
    stroke('M0 -296 q6 -34 46 -30', colors.dark, 8) +
    path('M30 -330 h40 l8 20 h-56 z', colors.dark) +
    ellipse(50, -308, 24, 8, '#FFE9A8')
  )
}

export function flag(pen: Pen): string {
  return (
    rect(-4, -380, 8, 380, pen.colors.dark, 3) +
    path('M4 -376 q40 -18 76 0 t70 0 v66 q-36 18 -70 0 t-76 0 z', accent(pen))
  )
}

export function crate(pen: Pen): string {
  const fruit = pen.random.pick(['#E4572E', '#F5A400', '#8CBF3F', '#C2417C'])
  return (
    times(5, index => circle(-40 + index * 20, -52, 13, fruit)) +
    rect(-56, -48, 112, 48, pen.colors.wood, 4) +
    rect(-56, -36, 112, 6, '#8A5A33') +
    rect(-56, -18, 112, 6, '#8A5A33')
  )
}
