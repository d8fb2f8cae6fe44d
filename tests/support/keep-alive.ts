import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** A client with one persistent connection, like a browser or a proxy. */
export interface KeepAliveClient {
  send: (path: string, options?: RequestOptions & { body?: string }) => Promise<Answer>
  close: () => void
}

/** Requests fail if the connection breaks. */
export function keepAliveClient(url: string): KeepAliveClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    send: (path, { body, ...options } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(new URL(path, url), { agent, ...options }, response => {
          const { statusCode: status = 0, headers } = response
          text(response).then(read => resolve({ status, headers, body: read }), reject)
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
