import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageOf } from './page'
import type { PageOptions, Subject } from './types'

interface CheckServer {
  add: (options: PageOptions) => string
  close: () => void
}

export async function serve(subject: Subject): Promise<CheckServer> {
  const pages: PageOptions[] = []
  let css = ''
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const page = pages[Number(/^\/conform\/page\/(\d+)/.exec(url)?.[1] ?? -1)]
    if (page) {
      css = page.css ?? ''
      send(response, { 'content-type': 'text/html; charset=utf-8', ...page.headers }, pageOf(subject, page))
    } else if (url.startsWith('/conform/host.css')) {
      send(response, { 'content-type': 'text/css' }, css)
    } else {
      void forward(subject, url, response)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    add: options => `${origin}/conform/page/${pages.push(options) - 1}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Unknown addresses answer 204, so that a widget that navigates stays on the page of the check. */
async function forward(subject: Subject, url: string, response: ServerResponse): Promise<void> {
  const answer = await subject.respond(url).catch(() => undefined)
  if (answer) {
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type }).end(answer.body)
  } else {
    response.writeHead(204).end()
  }
}

function send(response: ServerResponse, headers: Record<string, string>, body: string): void {
  response.writeHead(200, headers).end(body)
}
