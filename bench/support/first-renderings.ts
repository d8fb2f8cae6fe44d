import { Agent, get } from 'node:http'

/** Requests each address once with a fixed concurrency and returns the answers a second. */
export async function rateOfOnce(urls: readonly string[], connections: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = [...urls]
  const work = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      await request(url, agent)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return (urls.length * 1000) / (performance.now() - started)
}

function request(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, answer => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${url} answers ${answer.statusCode}`))
      }
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
}
