import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderApp } from '../../host/render-service/app'
import { Renderer } from '../../host/render-service/renderer'
import { readReferences } from '../../scripts/kit/reference'
import { root } from '../../scripts/widgets.mjs'
import type { BenchResult } from '../result'

const WIDGETS = 20
const BATCHES = 300

/** Measures the response time for 20 different widgets, compared with an empty batch. */
export async function run(): Promise<BenchResult[]> {
  const renderer = await Renderer.start(root, 10_000)
  const server = createServer(renderApp(renderer).callback() as never)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/batch`
  const widgets = (await readReferences()).filter(({ examples }) => examples.default).slice(0, WIDGETS)
  const items = widgets.map(({ name, examples }) => ({ widget: name, props: examples.default }))
  await percentile(url, items, 50)
  const full = await percentile(url, items, BATCHES)
  const empty = await percentile(url, [], BATCHES)
  server.close()
  await renderer.close()
  const baseline = { name: 'an empty batch', value: empty }
  return [{ name: `p95 of ${WIDGETS} widgets`, value: full, unit: 'ms', baseline, goal: '<= 30 ms', pass: full <= 30 }]
}

/** Returns the 95th percentile of batches sent in sequence, in milliseconds. */
async function percentile(url: string, items: readonly object[], count: number): Promise<number> {
  const body = JSON.stringify({ items })
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const started = performance.now()
    const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    const { items: rendered } = (await answer.json()) as { items: { error?: string }[] }
    times.push(performance.now() - started)
    const failed = rendered.find(({ error }) => error)
    if (failed) {
      throw new Error(failed.error)
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(count * 0.95)] ?? 0
}
