import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { buildOutputs } from './lib/outputs.mjs'
import { OUTPUTS } from './lib/stale.mjs'

/** `npm run build` builds all outputs; `npm run build -- site server` builds only those. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !OUTPUTS.includes(name))

if (unknown.length > 0) {
  console.error(`No build output "${unknown.join('", "')}"; there are ${OUTPUTS.join(', ')}`)
  process.exit(1)
}
try {
  await ensureInstalled()
  await buildOutputs(wanted.length > 0 ? wanted : OUTPUTS.filter(name => name !== 'site-react'))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
