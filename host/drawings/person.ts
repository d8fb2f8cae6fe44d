import { drawPerson } from './figures'
import { accent } from './pen'
import { createPen } from './scene'
import { circle, place, rect, svg } from './svg'

/** The portrait is a square of 240. */
export function drawPortrait(seed: string): string {
  const pen = createPen(`person ${seed}`)
  const figure = drawPerson(
    pen,
    pen.random.pick(['casual', 'office', 'outdoor', 'hard-hat', 'coat', 'apron', 'scrubs']),
    'stand',
  )
  const halo = circle(pen.random.between(60, 180), 96, 88, accent(pen), 0.18)
  return svg(
    240,
    240,
    rect(0, 0, 240, 240, pen.colors.panel),
    halo,
    place(118, 466, 1.62, figure, pen.random.chance(0.5)),
  )
}
