import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'

const SKIPS = new Set(['node_modules', 'dist', '.git', '.cache'])
const BUNDLER_SKIPS = new Set([...SKIPS, 'examples.ts'])
const INPUTS = [
  'widgets',
  'templates/styles',
  'scripts/build',
  'scripts/widgets.mjs',
  'rollup.config.mjs',
  'package-lock.json',
]
const MAIL_INPUTS = ['templates/mail', 'scripts/build/mails.mjs', 'package-lock.json']

/** A file of each output that exists if the output does. */
const PROOF = {
  site: () => 'dist/site/manifest.json',
  'site-react': () => ['dist/site-react/manifest.json', 'dist/server-react/index.js'],
  server: () => 'dist/server/index.js',
  host: () => 'dist/host/server.js',
  mails: () => 'dist/mail/layout.njk',
  embed: () => 'dist/embed/current.json',
  packages: () =>
    [...listWidgets().map(({ dir }) => dir), 'widgets/core/mount'].map(dir => `${dir}/dist/react/index.js`),
}
export const OUTPUTS = Object.keys(PROOF)

export function fingerprint(output) {
  if (output === 'mails') {
    return hashFiles(MAIL_INPUTS)
  }
  return hashFiles(output === 'host' ? [...INPUTS, 'host', 'tools'] : INPUTS, BUNDLER_SKIPS)
}

/** A hash of the contents of all files below `inputs`, not of their times, which a checkout changes. */
export function hashFiles(inputs, skips = SKIPS) {
  const hash = createHash('sha1').update(process.versions.node)
  for (const file of inputs.flatMap(input => filesUnder(path.join(root, input), skips))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

export function staleOutputs(outputs) {
  return outputs.filter(output => {
    const stamp = stampFile(output)
    const built = [PROOF[output]()].flat().every(file => existsSync(path.join(root, file)))
    return !built || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(output)
  })
}

/** Records the sources of `outputs`: `stamps` has a fingerprint for each. */
export function stampOutputs(stamps) {
  for (const [output, stamp] of stamps) {
    mkdirSync(path.dirname(stampFile(output)), { recursive: true })
    writeFileSync(stampFile(output), stamp)
  }
}

const stampFile = output => path.join(root, '.cache', `build-${output}.txt`)

function filesUnder(full, skips) {
  const stat = statSync(full, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) {
    return stat ? [full] : []
  }
  return readdirSync(full)
    .filter(name => !skips.has(name))
    .sort()
    .flatMap(name => filesUnder(path.join(full, name), skips))
}
