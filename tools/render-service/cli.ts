import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { renderApp } from './app'
import { Renderer } from './renderer'

/** `npm run render-service [-- --port 4600 --host 127.0.0.1]`: renders widgets for backends that have no Node. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4600' }, host: { type: 'string', default: '127.0.0.1' } },
})
if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not ${values.port}`)
  process.exit(2)
}
const renderer = await Renderer.start(path.resolve(import.meta.dirname, '../..'))
const server = createServer(renderApp(renderer).callback() as never)
server.listen(Number(values.port), values.host, () => {
  const { address, port } = server.address() as AddressInfo
  console.log(`The render service is ready: http://${address}:${port}/batch`)
})
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    server.close(() => void renderer.close())
    server.closeIdleConnections()
  })
}
