import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { createRandom } from '../../host/lib/random'
import type { AddressValues } from '../support/address-values'
import { randomAddress } from '../support/addresses'
import { mixOf } from '../support/mix'
import { register } from '../support/session'

/** Requests a second over persistent connections: far below the host's limit, so growth is not overload. */
const RATE = 60
const CONNECTIONS = 20
/** Interval of requests for pages that are rarely requested twice, so that they are rendered. */
const NEW_ADDRESS_EVERY_MS = 100
/** Interval at which a new user signs up (which hashes a password and sends a mail), reads a page and logs out. */
const NEW_PERSON_EVERY_MS = 1_000

interface LoadOptions {
  url: string
  seconds: number
  values: AddressValues
}

export async function startLoad({ url, seconds, values }: LoadOptions): Promise<number> {
  const end = Date.now() + seconds * 1000
  const random = createRandom('soak')
  const [steady, ...others] = await Promise.all([
    autocannon({
      url,
      connections: CONNECTIONS,
      overallRate: RATE,
      duration: seconds,
      requests: await mixOf(url),
    }),
    repeat({ end, everyMs: NEW_ADDRESS_EVERY_MS }, () => open(url + randomAddress(random, values))),
    repeat({ end, everyMs: NEW_PERSON_EVERY_MS }, number => visit(url, number)),
  ])
  return steady.non2xx + steady.errors + others[0] + others[1]
}

/** Returns how often the work failed. */
async function repeat(
  { end, everyMs }: { end: number; everyMs: number },
  work: (count: number) => Promise<boolean>,
): Promise<number> {
  let failures = 0
  for (let count = 0; Date.now() < end; count += 1) {
    const [succeeded] = await Promise.all([work(count).catch(() => false), pause(everyMs)])
    failures += succeeded ? 0 : 1
  }
  return failures
}

/** A 404 is a valid answer; an error of the host is not. */
async function open(address: string, headers: Record<string, string> = {}): Promise<boolean> {
  const answer = await fetch(address, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status < 500
}

async function visit(url: string, number: number): Promise<boolean> {
  const Cookie = await register(url, `soak-${number}@example.test`)
  const opened = await open(`${url}/faqs`, { Cookie, Connection: 'close' })
  const token = /XSRF-TOKEN=([^;]*)/.exec(Cookie)?.[1] ?? ''
  const { status } = await fetch(`${url}/logout`, {
    method: 'POST',
    headers: { Cookie, Origin: url, 'X-XSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest', Connection: 'close' },
  })
  return opened && status === 204
}
