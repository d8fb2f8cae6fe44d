import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 10_000

export interface Sample {
  seconds: number
  /** Answered requests, including cached answers. */
  requests: number
  /** Resident memory in MB. */
  resident: number
  /** JavaScript heap in MB. */
  heap: number
  /** Open file descriptors; NaN if the system does not show them. */
  descriptors: number
}

interface Sampling {
  url: string
  token: string
  until: Promise<unknown>
}

export async function sampleEvery({ url, token, until }: Sampling): Promise<Sample[]> {
  const began = Date.now()
  const samples: Sample[] = []
  const ended = until.then(
    () => true,
    () => true,
  )
  do {
    const sample = readSample(await scrape(url, token), (Date.now() - began) / 1000)
    samples.push(sample)
    console.log(
      `${sample.seconds.toFixed(0)} s: ${sample.requests} requests, ${sample.resident.toFixed(0)} MB, heap ` +
        `${sample.heap.toFixed(0)} MB, ${sample.descriptors} file descriptors`,
    )
  } while (!(await Promise.race([ended, pause(EVERY_MS, false)])))
  return samples
}

async function scrape(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  return answer.text()
}

function readSample(text: string, seconds: number): Sample {
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value))
  const total = (name: string) => valuesOf(name).reduce((sum, value) => sum + value, 0)
  const hits = [...text.matchAll(/^firstrung_page_cache_lookups_total\{[^}]*cache="visitor",result="hit"\} (\d+)$/gm)]
  return {
    seconds,
    requests: total('firstrung_http_request_duration_seconds_count') + Number(hits[0]?.[1] ?? 0),
    resident: total('process_resident_memory_bytes') / 2 ** 20,
    heap: total('nodejs_heap_size_used_bytes') / 2 ** 20,
    descriptors: valuesOf('process_open_fds')[0] ?? Number.NaN,
  }
}
