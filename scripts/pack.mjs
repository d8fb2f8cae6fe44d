import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import './lib/node-version.mjs'
import { buildStale } from './lib/outputs.mjs'
import { runNpm } from './lib/run.mjs'
import { CORE_PACKAGES, listWidgets, root } from './widgets.mjs'

/**
 * `npm run pack [-- faq carousel]` writes the tarballs that are published to dist/packages. They are packed from a
 * staged copy: the `source` condition serves this repository only, and must not name files that no consumer has.
 */
const STAGE = path.join(root, '.cache/pack')
const TARBALLS = path.join(root, 'dist/packages')

const packages = [
  ...CORE_PACKAGES.map(name => ({ name, dir: `widgets/core/${name}` })),
  ...listWidgets().map(({ name, dir }) => ({ name, dir })),
]
const names = process.argv.slice(2)
const unknown = names.filter(name => !packages.some(item => item.name === name))

if (unknown.length > 0) {
  console.error(`No package "${unknown.join('", "')}"; there are ${packages.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
await buildStale(['packages'])
rmSync(STAGE, { recursive: true, force: true })
rmSync(TARBALLS, { recursive: true, force: true })
mkdirSync(TARBALLS, { recursive: true })
const wanted = packages.filter(({ name }) => names.length === 0 || names.includes(name))
wanted.forEach(stage)
const { code, output } = await runNpm([
  'pack',
  '--loglevel=error',
  `--pack-destination=${TARBALLS}`,
  ...wanted.map(({ name }) => path.join(STAGE, name)),
])
console.log(output.trim())
process.exitCode = code

function stage({ name, dir }) {
  const target = path.join(STAGE, name)
  const manifest = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'))
  mkdirSync(target, { recursive: true })
  cpSync(path.join(root, dir, 'dist'), path.join(target, 'dist'), { recursive: true })
  if (existsSync(path.join(root, 'LICENSE'))) {
    cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'))
  }
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(published(manifest), null, 2))
}

/** The package.json that consumers get: nothing in it points outside the tarball. */
function published({ exports, sideEffects, ...manifest }) {
  return {
    ...manifest,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.filter(file => !file.endsWith('.ts')) : sideEffects,
    exports: Object.fromEntries(Object.entries(exports).flatMap(([key, entry]) => withoutSource(key, entry))),
  }
}

/** What only has a source, such as the cards of our examples, stays at home. */
function withoutSource(key, entry) {
  if (typeof entry === 'string') {
    return [[key, entry]]
  }
  const { source: _source, ...conditions } = entry
  return Object.keys(conditions).length > 0 ? [[key, conditions]] : []
}
