import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const ADDED =
  /<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g

interface PlainCopy {
  url: string
  stop: () => void
}

/** Serves the pages of a running site as plain HTML: the same content and pictures without styles, fonts and script. */
export async function servePlainCopy(site: string): Promise<PlainCopy> {
  const server = createServer((request, response) => {
    void copy(site + (request.url ?? '/')).then(({ type, body }) => {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
      response.end(gzipSync(body))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function copy(url: string): Promise<{ type: string; body: Buffer }> {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  return { type, body: type.startsWith('text/html') ? Buffer.from(String(body).replace(ADDED, '')) : body }
}
