import Bowser from 'bowser'
import { LRUCache } from 'lru-cache'

/** No browser sends more, and parsing time grows with the length. */
const MAX_LENGTH = 512
/** Headers are cached, because parsing one takes longer than sending a cached page. */
const MAX_CACHED = 500

/** Returns a recognisable name, such as "Chrome on Windows", from the User-Agent header. */
export function deviceName(userAgent: string): string {
  if (!userAgent.trim()) {
    return 'Unknown device'
  }
  const { browser, os } = parse(userAgent)
  return [browser.name || 'Unknown browser', os.name && `on ${os.name}`].filter(Boolean).join(' ')
}

const remembered = new LRUCache<string, boolean>({ max: MAX_CACHED })

/** Robots that name themselves, tools and unknown kinds of device do not count. */
export function isPeoplesBrowser(userAgent = ''): boolean {
  const known = remembered.get(userAgent)
  if (known !== undefined) {
    return known
  }
  const type = userAgent.trim() ? parse(userAgent).platform.type : undefined
  const isBrowser = type !== undefined && type !== 'bot'
  remembered.set(userAgent, isBrowser)
  return isBrowser
}

const parse = (userAgent: string) => Bowser.parse(userAgent.slice(0, MAX_LENGTH))
