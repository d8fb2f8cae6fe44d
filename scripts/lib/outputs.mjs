import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildMails } from '../build/mails.mjs'
import { CORE_PACKAGES, listWidgets, root } from '../widgets.mjs'
import { runNode } from './run.mjs'
import { fingerprint, stampOutputs, staleOutputs } from './stale.mjs'

const ROLLUP = 'node_modules/rollup/dist/bin/rollup'

/**
 * Builds `outputs` and returns the core-seconds of the bundler; throws its message if one fails. `site-react` is the
 * React test build of `site` and `server`.
 */
export async function buildOutputs(outputs) {
  const stamps = new Map(outputs.map(output => [output, fingerprint(output)]))
  if (outputs.includes('packages')) {
    cleanPackages()
  }
  const reactOnly = outputs.filter(output => output === 'site-react')
  const plain = outputs.filter(output => output !== 'site-react' && output !== 'mails')
  if (outputs.includes('mails')) {
    await buildMails()
    stampOutputs([['mails', stamps.get('mails')]])
  }
  let coreSeconds = 0
  for (const [names, env] of [
    [plain, { OUTPUTS: plain.join(','), FLAVOUR: '' }],
    [reactOnly, { OUTPUTS: 'site,server', FLAVOUR: 'react' }],
  ]) {
    if (names.length > 0) {
      coreSeconds += await rollup(names, env, stamps)
    }
  }
  return coreSeconds
}

/** Files that an earlier build left in a package's dist would be published with it. */
function cleanPackages() {
  for (const dir of [...CORE_PACKAGES.map(name => `widgets/core/${name}`), ...listWidgets().map(({ dir }) => dir)]) {
    rmSync(path.join(root, dir, 'dist'), { recursive: true, force: true })
  }
}

async function rollup(names, env, stamps) {
  const { code, output, seconds, coreSeconds } = await runNode(ROLLUP, ['-c', '--silent'], { env })
  if (code !== 0) {
    throw new Error(`The build of ${names.join(', ')} failed:\n${output}`)
  }
  stampOutputs(names.map(name => [name, stamps.get(name)]))
  console.log(`Built ${names.join(', ')} in ${seconds.toFixed(1)} s`)
  return coreSeconds
}

export function buildStale(outputs) {
  const stale = staleOutputs(outputs)
  if (stale.length > 0) {
    console.log(`Building ${stale.join(', ')}; this takes a minute or two`)
  }
  return buildOutputs(stale)
}
