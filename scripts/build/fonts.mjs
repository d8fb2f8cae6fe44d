import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../widgets.mjs'

const require = createRequire(import.meta.url)
/** Features that browsers apply by default, and tabular figures. Others would add unused glyphs. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'rvrn', 'tnum']
const SHEET = path.join(root, 'widgets/core/ui/fonts.css')

/**
 * Returns the file of a font that `fonts.css` names as `npm:<package>/<file>`: `{ name, source }`. With `?wght=760` or
 * `?wght=400-700` it is reduced to these weights and to the `unicode-range` of its rule.
 */
export async function readFont(id) {
  const [file, query] = id.split('?')
  const full = require.resolve(file, { paths: [root] })
  const source = readFileSync(full)
  if (!query) {
    return { name: path.basename(full), source }
  }
  const [min, max = min] = new URLSearchParams(query).get('wght').split('-').map(Number)
  const variationAxes = { wght: min === max ? min : { min, max } }
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes }
  return {
    name: path.basename(full).replace('-latin-wght-normal', '-basic'),
    source: await subsetFont(source, charactersOf(rangeOf(id)), options),
  }
}

function rangeOf(id) {
  const rules = readFileSync(SHEET, 'utf8').split('@font-face')
  return /unicode-range:\s*([^;]+);/.exec(rules.find(rule => rule.includes(id)))[1]
}

function charactersOf(range) {
  return range
    .split(',')
    .flatMap(part => {
      const [first, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map(hex => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
