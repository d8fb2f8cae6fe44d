import { createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const SCRIPT = `new EventSource('/__dev/events').onmessage = () => location.reload()\n`
const TAG = '<script src="/__dev/reload.js" async></script>'
const TIMEOUT = 15_000

/**
 * A development proxy in front of the host: adds the reload script to pages and waits while the host restarts. The host
 * itself contains no development code, and its content security policy is the one that visitors get.
 */
export function createProxy(hostPort) {
  const listeners = new Set()
  const server = createServer((req, res) => {
    if (req.url === '/__dev/reload.js') {
      res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(SCRIPT)
    } else if (req.url === '/__dev/events') {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write(': hello\n\n')
      listeners.add(res)
      res.on('close', () => listeners.delete(res))
    } else {
      void forward(req, res, hostPort)
    }
  })
  return {
    server,
    reload() {
      for (const res of listeners) {
        res.write('data: reload\n\n')
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Returns true once the port answers; false if `alive` returns that nothing will. */
export async function untilAnswers(port, alive) {
  while (alive()) {
    const answered = await new Promise(resolve => {
      request({ port, host: '127.0.0.1', path: '/healthz' }, res => resolve(res.resume()))
        .on('error', () => resolve(undefined))
        .end()
    })
    if (answered) {
      return true
    }
    await pause(50)
  }
  return false
}

async function forward(req, res, port) {
  const body = []
  for await (const part of req) {
    body.push(part)
  }
  const answer = await sendToHost(req, Buffer.concat(body), port)
  if (!answer) {
    res.writeHead(502, { 'Content-Type': 'text/html' }).end(`<p>The host does not answer; see the terminal.</p>${TAG}`)
  } else if (answer.headers['content-type']?.startsWith('text/html')) {
    await sendPage(answer, res)
  } else {
    res.writeHead(answer.statusCode, answer.headers)
    answer.pipe(res)
  }
}

async function sendToHost(req, body, port) {
  const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...headers } = req.headers
  for (const end = Date.now() + TIMEOUT; Date.now() < end; await pause(100)) {
    const answer = await new Promise(resolve => {
      request({ port, host: '127.0.0.1', path: req.url, method: req.method, headers, agent: false }, resolve)
        .on('error', () => resolve(undefined))
        .end(body)
    })
    if (answer) {
      return answer
    }
  }
  return undefined
}

async function sendPage(answer, res) {
  const parts = []
  for await (const part of answer) {
    parts.push(part)
  }
  const page = Buffer.concat(parts).toString()
  // The last error page has no head; it should reload all the same, once the error is fixed.
  const html = page.includes('</head>') ? page.replace('</head>', `${TAG}</head>`) : page + TAG
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers
  res.writeHead(answer.statusCode, { ...headers, 'cache-control': 'no-store' }).end(html)
}
