const TABLE = /<table\b[^>]*>((?:(?!<table\b)[\s\S])*?)<\/table>/gi
/** Lists, headings and long cells are the layout of a page, not data. */
const LAYOUT = /<(?:ul|ol|li|h[1-6])\b/i
const MAX_CELL_LENGTH = 300
const CELL = /<t([dh])\b[^>]*>([\s\S]*?)(?=<\/?t[dhr]\b|$)/gi
const BOLD = /^<(strong|b)>[\s\S]*<\/\1>$/i

interface Cell {
  html: string
  isHead: boolean
}

/** Tables of data become lines that fit a phone: "Salary: £24,000", or a paragraph for each row. */
export const flattenTables = (html: string): string =>
  /<table/i.test(html)
    ? html.replace(TABLE, (table, inside: string) => (LAYOUT.test(inside) ? table : (linesOf(inside) ?? table)))
    : html

function linesOf(inside: string): string | undefined {
  const rows = inside
    .split(/<tr\b[^>]*>/i)
    .map(readCells)
    .filter(cells => cells.some(({ html }) => html))
  const isData = rows.some(cells => cells.length > 1) && rows.flat().every(({ html }) => html.length <= MAX_CELL_LENGTH)
  const [first = [], ...rest] = rows
  const hasHead = first.length > 2 && rest.length > 0 && first.every(({ isHead, html }) => isHead && html)
  const lines = hasHead ? rest.map(row => named(row, first)) : rows.map(plain)
  return isData ? lines.map(line => `<p>${line}</p>`).join('') : undefined
}

const readCells = (row: string): Cell[] =>
  [...row.matchAll(CELL)].map(([, kind, inside = '']) => {
    const html = inside
      .replace(/<\/?(?!\/?(?:strong|b|em|i|a)\b)[a-z][^<>]*>/gi, ' ')
      .replace(/\s+|&nbsp;/g, ' ')
      .trim()
    return { html, isHead: kind?.toLowerCase() === 'h' || BOLD.test(html) }
  })

function plain(row: readonly Cell[]): string {
  const texts = row.map(({ html }) => html).filter(Boolean)
  return row.length === 2 && texts.length === 2 ? pair(texts[0] ?? '', texts[1] ?? '') : texts.join(' | ')
}

/** A row below headings: its first cell, and a line for each of the others. */
const named = ([first, ...cells]: readonly Cell[], [, ...heads]: readonly Cell[]): string => {
  const title = first?.html ? [`<strong>${bare(first)}</strong>`] : []
  const values = cells.flatMap((cell, i) => (cell.html ? [heads[i] ? pair(bare(heads[i]), cell.html) : cell.html] : []))
  return [...title, ...values].join('<br>')
}

const bare = ({ html }: Cell): string => html.replace(/<\/?(?:strong|b)>/gi, '')

const pair = (label: string, value: string): string => {
  const hasSign = /[:?.]\s*$/.test(label.replace(/<[^>]*>/g, ''))
  return `${label}${hasSign ? '' : ':'} ${value}`
}
