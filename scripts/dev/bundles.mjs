import { builtinModules } from 'node:module'
import path from 'node:path'
import { watch } from 'rollup'
import { server, site } from '../build/outputs.mjs'
import { fingerprint, stampOutputs } from '../lib/stale.mjs'
import { root } from '../widgets.mjs'

export function watchBundles(onBuilt) {
  const options = [...site({ checkAnswers: true }), ...server({ builtins: builtinModules })]
  const watcher = watch(options.map(option => ({ ...option, watch: { clearScreen: false, buildDelay: 50 } })))
  let failed = false
  watcher.on('event', event => {
    if (event.code === 'START') {
      failed = false
    } else if (event.code === 'BUNDLE_END') {
      console.log(`Built ${event.output.map(dir => path.relative(root, dir)).join(', ')} in ${event.duration} ms`)
      void event.result.close()
    } else if (event.code === 'ERROR') {
      failed = true
      console.error(`The build failed: ${event.error.message}\n${event.error.loc?.file ?? ''}`)
      void event.result?.close()
    } else if (event.code === 'END' && !failed) {
      stampOutputs([['server', fingerprint('server')]])
      // This build checks answers, so `npm start` must replace it even when no source has changed.
      stampOutputs([['site', 'development']])
      onBuilt()
    }
  })
  return watcher
}
