import Bowser from 'bowser'

/** No browser sends more, and the expressions of the parser take longer with the length. */
const MAX_LENGTH = 512

/** Returns a name that people recognise, such as "Chrome on Windows", from the User-Agent header. */
export function deviceName(userAgent: string): string {
  if (!userAgent.trim()) {
    return 'Unknown device'
  }
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  return [browser.name || 'Unknown browser', os.name && `on ${os.name}`].filter(Boolean).join(' ')
}
