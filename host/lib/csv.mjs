import { parse } from 'csv-parse/sync'

/** Excel's line above a table that names its separator. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\r\n"])"?[^\r\n]*\r?\n/i
/** A cell that begins with a word in quotation marks, which looks like the end of the cell: `"Head" of growth`. */
const QUOTED_START = /(^|[,;\t|])"([^"\n]*)"(?=[^,;\t|"\r\n])/gm
/** Characters to examine for the separator. */
const SAMPLE = 20_000

/** Separated by commas, semicolons, tabs or bars. Quotation marks in a cell may mean inches or a name. */
export function parseTable(text, limits = {}) {
  const named = SEPARATOR_LINE.exec(text)
  const table = named ? text.slice(named[0].length) : text
  const read = rows =>
    parse(rows, {
      bom: true,
      delimiter: named?.[1] ?? delimiterOf(table),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      ...limits,
    })
  try {
    return read(table)
  } catch {
    return read(table.replace(QUOTED_START, '$1“$2”'))
  }
}

/** The character that occurs equally often in most of the first lines: a title row has none, and notes any number. */
function delimiterOf(text) {
  const lines = text
    .slice(0, SAMPLE)
    .replaceAll(/"[^"]*"/g, 'x')
    .split(/\r?\n/, 20)
  const scores = [',', ';', '\t', '|'].map(delimiter => {
    const counts = lines.map(line => line.split(delimiter).length - 1).filter(count => count > 0)
    const agreeing = counts.map(count => counts.filter(other => other === count).length)
    const filled = lines.map(line => line.split(delimiter).filter(Boolean).length)
    return { delimiter, agreeing: Math.max(0, ...agreeing), most: Math.max(...filled) }
  })
  return scores.reduce((best, score) =>
    score.agreeing > best.agreeing || (score.agreeing === best.agreeing && score.most > best.most) ? score : best,
  ).delimiter
}
