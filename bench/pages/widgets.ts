import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BenchResult } from '../result'
import { median } from '../support/load'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MEDIAN_KB = 3
const MAX_KB = 10

/** Measures each widget's own script and style, gzipped, without the framework and shared parts. */
export function run(): Promise<BenchResult[]> {
  const files = readdirSync(path.join(ROOT, 'dist/site'))
  const sizes = widgets().map(({ name, dir }) => {
    const script = files.find(file => new RegExp(`^${name}-[a-z0-9_-]{8}\\.js\\.gz$`).test(file))
    const js = script ? readFileSync(path.join(ROOT, 'dist/site', script)).length : 0
    const css = gzipSync(readFileSync(path.join(ROOT, dir, 'dist/style.css')), { level: 9 }).length
    return { name, kB: (js + css) / 1000 }
  })
  const largest = sizes.reduce((a, b) => (b.kB > a.kB ? b : a))
  const middle = median(sizes.map(size => size.kB))
  return Promise.resolve([
    {
      name: `median of ${sizes.length} widgets`,
      value: middle,
      unit: 'kB gzip',
      goal: `<= ${MEDIAN_KB} kB`,
      pass: middle <= MEDIAN_KB,
    },
    {
      name: `largest widget (${largest.name})`,
      value: largest.kB,
      unit: 'kB gzip',
      goal: `<= ${MAX_KB} kB`,
      pass: largest.kB <= MAX_KB,
    },
  ])
}

function widgets(): { name: string; dir: string }[] {
  const areas = readdirSync(path.join(ROOT, 'widgets')).filter(area => area !== 'core')
  return areas.flatMap(area =>
    readdirSync(path.join(ROOT, 'widgets', area)).map(name => ({ name, dir: `widgets/${area}/${name}` })),
  )
}
