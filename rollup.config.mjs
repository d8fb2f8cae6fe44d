import { builtinModules } from 'node:module'
import { embed } from './scripts/build/embed.mjs'
import { host } from './scripts/build/host.mjs'
import { packages, server, site } from './scripts/build/outputs.mjs'

/**
 * The only bundler config, five outputs:
 * packages (each widget's ESM for React and for Preact, with types and CSS), site (what our pages load), embed (what
 * other sites load), server (every component for rendering) and host (the server process and its command lines, for
 * production). `npm run build -- site server` builds only those.
 */
const outputs = { packages, site, embed, server, host }
const wanted = process.env.OUTPUTS?.split(',') ?? Object.keys(outputs)

export default wanted.flatMap(name => {
  if (!outputs[name]) {
    throw new Error(`No build output "${name}"; there are ${Object.keys(outputs).join(', ')}`)
  }
  return outputs[name]({ builtins: builtinModules })
})
