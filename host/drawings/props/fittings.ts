import { accent, type Pen } from '../pen'
import { circle, ellipse, path, rect, stroke, times } from '../svg'

export function bed(pen: Pen): string {
  return (
    rect(-190, -92, 360, 26, pen.colors.light, 8) +
    path('M-80 -94 Q-60 -126 20 -122 L150 -116 Q172 -114 172 -92 L-80 -92 Z', accent(pen)) +
    rect(-180, -122, 84, 32, '#FFFFFF', 14) +
    rect(-204, -170, 14, 170, pen.colors.metal, 5) +
    rect(168, -130, 14, 130, pen.colors.metal, 5) +
    rect(-190, -68, 360, 12, pen.colors.metal) +
    circle(-190, -8, 10, pen.colors.dark) +
    circle(170, -8, 10, pen.colors.dark)
  )
}

export function monitor({ colors }: Pen): string {
  return (
    rect(-5, -240, 10, 240, colors.metal) +
    rect(-52, -300, 104, 76, colors.dark, 8) +
    stroke('M-42 -262 h20 l8 -20 l12 36 l10 -16 h34', '#3CC79A', 4) +
    ellipse(0, -2, 40, 7, colors.dark)
  )
}

export function stove(pen: Pen): string {
  const pan = (x: number) =>
    rect(x - 34, -172, 68, 34, pen.colors.metal, 6) +
    rect(x + 30, -162, 44, 8, pen.colors.dark, 4) +
    stroke(`M${x - 14} -186 q8 -14 0 -28 M${x + 12} -186 q8 -14 0 -28`, '#FFFFFF', 5)
  return (
    path('M-210 -500 L210 -500 L150 -400 L-150 -400 Z', pen.colors.metal) +
    rect(-70, -640, 140, 142, pen.colors.metal) +
    pan(-110) +
    pan(60) +
    rect(-210, -140, 420, 140, pen.colors.light, 8) +
    rect(-210, -140, 420, 16, pen.colors.dark) +
    rect(-150, -96, 130, 76, pen.colors.dark, 8) +
    rect(20, -96, 130, 76, pen.colors.dark, 8) +
    times(6, at => circle(-140 + at * 56, -112, 7, accent(pen)))
  )
}

export function hangingPans({ colors }: Pen): string {
  return (
    rect(-190, -470, 380, 9, colors.dark) +
    times(
      5,
      at =>
        rect(-150 + at * 74, -462, 4, 40, colors.dark) +
        circle(-148 + at * 74, -392, 22 + (at % 3) * 6, at % 2 ? '#C98F5E' : colors.metal),
    )
  )
}
