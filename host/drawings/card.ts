import { drawMark } from './brand'
import { drawLine, widthOf, wrap } from './lettering'
import { drawSceneContent } from './scene'
import { circle, el, place, rect, svg } from './svg'

const INK = '#14213D'
const SOFT = '#47536F'

export interface CardText {
  title: string
  line?: string
}

export function drawCard(seed: string, { title, line }: CardText): string {
  const size = widthOf(title, 68) > 1500 ? 56 : 68
  const rows = wrap(title, size, 560, 5)
  const top = 330 - ((rows.length - 1) * size * 1.12) / 2
  const titles = rows.map((row, index) => place(72, top + index * size * 1.12, 1, drawLine(row, size, INK)))
  const below = line
    ? place(72, top + rows.length * size * 1.12 + 4, 1, drawLine(wrap(line, 30, 560, 1)[0] ?? '', 30, SOFT))
    : ''
  const clip = el('clipPath', { id: 'window' }, circle(1010, 315, 350, '#FFFFFF'))
  const scene = el('g', { 'clip-path': 'url(#window)' }, place(452, -52, 0.93, drawSceneContent(seed)))
  const wordmark = place(72, 64, 0.625, inner(drawMark())) + place(148, 108, 1, drawLine('Firstrung', 42, INK))
  return svg(
    1200,
    630,
    el('defs', {}, clip),
    rect(0, 0, 1200, 630, '#FBFBF8'),
    circle(1010, 315, 372, '#E8F1FF'),
    scene,
    wordmark,
    ...titles,
    below,
  )
}

function inner(drawing: string): string {
  return drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
}
