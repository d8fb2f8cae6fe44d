import './lib/node-version.mjs'
import { constants } from 'node:os'
import { passSignals, spawnHost } from './lib/host.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { buildStale } from './lib/outputs.mjs'

/**
 * `npm start`: from a fresh clone to a served page. Installs and builds only what is missing or stale; the host itself
 * migrates, fills an empty database with demo data and prints the address.
 */
let host
passSignals(() => host ?? process.exit(130))
try {
  await ensureInstalled()
  await buildStale(['site', 'server', 'embed', 'mails', 'host'])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
// Compiled: reading the sources takes twice as long as the rest of a start.
host = spawnHost({ program: ['dist/host/server.js'] })
host.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
