import { glyphs } from './glyphs'
import { el, group } from './svg'

const EM = 1000
const UNKNOWN = glyphs['?'] ?? ([500, ''] as const)

/** The baseline is at the origin. */
export function drawLine(text: string, size: number, fill: string): string {
  let x = 0
  const letters = [...plain(text)].map(character => {
    const [advance, outline] = glyphs[character] ?? UNKNOWN
    const letter = outline ? el('path', { d: outline, transform: `translate(${x} 0)` }) : ''
    x += advance
    return letter
  })
  const scale = size / EM
  return el('g', { fill }, group(`scale(${scale} ${-scale})`, ...letters))
}

export function widthOf(text: string, size: number): number {
  return [...plain(text)].reduce((sum, character) => sum + (glyphs[character] ?? UNKNOWN)[0], 0) * (size / EM)
}

/** Text beyond the last line is cut with an ellipsis. */
export function wrap(text: string, size: number, width: number, lines: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of plain(text).split(/\s+/).filter(Boolean)) {
    const longer = row ? `${row} ${word}` : word
    if (row && widthOf(longer, size) > width) {
      rows.push(row)
      row = word
    } else {
      row = longer
    }
  }
  rows.push(row)
  const shown = rows.slice(0, lines).map(line => shorten(line, size, width))
  const last = shown.at(-1)
  return rows.length > lines && last !== undefined ? [...shown.slice(0, -1), shorten(`${last}…`, size, width)] : shown
}

function shorten(line: string, size: number, width: number): string {
  let text = line
  while (text.length > 1 && widthOf(text, size) > width) {
    text = `${text.replace(/…$/, '').slice(0, -1)}…`
  }
  return text
}

/** Removes accents from characters that the font lacks. */
function plain(text: string): string {
  return [...text.normalize('NFC')]
    .map(character => (glyphs[character] ? character : character.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('')
}
