import './lib/node-version.mjs'
import { existsSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createProxy, untilAnswers } from './dev/proxy.mjs'
import { passSignals, spawnHost } from './lib/host.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { buildStale } from './lib/outputs.mjs'
import { listWidgets, root } from './widgets.mjs'

/**
 * `npm run dev`: the site at the same address as `npm start`, rebuilt, restarted and reloaded while files change.
 * Templates are read again by the host itself; everything else restarts it, which takes about a second.
 */
if (existsSync(path.join(root, '.env'))) {
  process.loadEnvFile(path.join(root, '.env'))
}
const port = Number(process.env.PORT ?? 3000)
const hostPort = await freePort()
const env = {
  PORT: String(hostPort),
  BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}`,
  PAGE_CACHE_MB: '0',
  WATCH: 'on',
}
const proxy = createProxy(hostPort)
let host
let restarting
let stopping = false
let bundles

await ensureInstalled()
await buildStale(['embed', 'mails'])
const { watchBundles } = await import('./dev/bundles.mjs')
passSignals(() => {
  stopping = true
  proxy.close()
  return isAlive() ? host : process.exit(130)
})
proxy.server.listen(port, process.env.HOST ?? '127.0.0.1')
proxy.server.on('error', error => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT` : error.message)
  process.exit(1)
})
bundles = watchBundles(restart)
watchFolder('host', restart)
watchFolder('tools', restart)
watchFolder('templates', file => {
  if (file.endsWith('.njk')) {
    proxy.reload()
  } else if (file.endsWith('.mjml')) {
    buildStale(['mails']).catch(error => console.error(error.message))
  }
})
let known = namesOfWidgets()
watchFolder('widgets', () => {
  // The bundler watches known files; a new folder changes the list.
  if (namesOfWidgets() !== known) {
    known = namesOfWidgets()
    void bundles.close().then(() => (bundles = watchBundles(restart)))
  }
})

/** One restart at a time; changes during one are covered by the next. */
function restart() {
  restarting = (restarting ?? Promise.resolve()).then(async () => {
    if (isAlive()) {
      const exited = new Promise(resolve => host.once('exit', resolve))
      host.kill('SIGINT')
      await exited
    }
    if (stopping) {
      return
    }
    host = spawnHost({ env })
    host.on('exit', code => (stopping ? process.exit(code ?? 0) : undefined))
    if (await untilAnswers(hostPort, isAlive)) {
      proxy.reload()
    }
  })
}

function isAlive() {
  return host !== undefined && host.exitCode === null && host.signalCode === null
}

function watchFolder(folder, onChange) {
  let timer
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (file && !/(^|[/\\])(node_modules|dist|\.\w+)([/\\]|$)/.test(file)) {
      clearTimeout(timer)
      timer = setTimeout(onChange, 100, file)
    }
  })
}

function namesOfWidgets() {
  return listWidgets()
    .map(({ dir }) => dir)
    .join()
}

function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address()
      server.close(() => resolve(free))
    })
  })
}
