const HALF = String.raw`\s?(?<half>[ap])\.?\s?m\b\.?`
/** The forms are tried in this order. */
const FORMS = [
  String.raw`(?<![\d.+]|\w-)(?<hour>\d{1,2})[:.h](?<minute>[0-5]\d)(?:[:.](?<second>[0-5]\d)(?:[.,](?<fraction>\d+))?)?(?!\d)(?:${HALF})?`,
  String.raw`t(?<hour>\d\d)(?:(?<minute>[0-5]\d)(?<second>[0-5]\d)?)?(?:[.,](?<fraction>\d+))?(?=z|[+-]|\s|$)`,
  String.raw`(?<!\d)(?<hour>\d{1,2})${HALF}`,
  String.raw`(?<!\d)(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\s?(?:hrs?|hours|h)\b`,
  String.raw`(?<!\d)(?<hour>\d{1,2})\s?(?:hrs|h)\b`,
  String.raw`(?:\bat |^\s*(?=\d{4}\s*$))(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\b`,
].map(form => new RegExp(form, 'i'))
const NOON = /\b(?:noon|mid-?day)\b/i
/** In deadlines "midnight" usually means the end of the day. */
const MIDNIGHT = /\bmidnight\b/i
const OFFSET = /^\s*(?:utc|gmt|z)?\s?(?<sign>[+-])(?<hours>0\d|1[0-4])(?::?(?<minutes>[0-5]\d))?(?!\d)/i
const ZONE = /^\s*\(?\[?(?<zone>[a-z]{1,4})\b/i
/** Minutes ahead of UTC. Ambiguous names of zones are omitted. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, bst: 60, west: 60, cet: 60, cest: 120, eet: 120, eest: 180 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
  ...{ sgt: 480, hkt: 480, jst: 540, aest: 600, aedt: 660 },
}
const MINUTE = 60_000
/** Eastern and other times of the US, in summer and winter. */
const OF_US: Readonly<Record<string, string>> = {
  ...{ ET: 'America/New_York', CT: 'America/Chicago', MT: 'America/Denver', PT: 'America/Los_Angeles' },
}
const REGION = /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+(?:\/\w+)?/

/** A time of day in milliseconds; `ahead` is its zone's offset from UTC, if the text names one. */
export interface Clock {
  time: number
  ahead: number | undefined
}

/** Returns undefined if the text has no time, or means the end of the day. */
export function findClock(text: string): Clock | undefined {
  if (MIDNIGHT.test(text)) {
    return undefined
  } else if (NOON.test(text)) {
    return { time: 12 * 60 * MINUTE, ahead: undefined }
  }
  for (const form of FORMS) {
    const match = form.exec(text)
    const time = match?.groups && timeOf(match.groups)
    if (match && time !== undefined) {
      const ahead = zoneOf(text.slice(match.index + match[0].length))
      // Systems without a field for the time write midnight.
      return time === 0 && ahead === undefined ? undefined : { time, ahead }
    }
  }
  return undefined
}

/** `wall` is a clock time, given as if it were UTC. */
export function aheadIn(text: string, wall: number): number | undefined {
  const timeZone = REGION.exec(text)?.[0] ?? OF_US[/\b[ECMP]T\b/.exec(text)?.[0] ?? '']
  if (timeZone === undefined) {
    return undefined
  }
  try {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    return Date.parse(`${clock.format(wall).replace(' ', 'T')}Z`) - wall
  } catch {
    return undefined
  }
}

function timeOf({ hour, minute, second, fraction, half }: Record<string, string | undefined>): number | undefined {
  const given = Number(hour)
  const isHalf = half !== undefined && given <= 12
  const hours = isHalf ? (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : given
  const milliseconds = Math.floor(Number(`0.${fraction ?? 0}`) * 1_000)
  return hours < 24 ? ((hours * 60 + Number(minute ?? 0)) * 60 + Number(second ?? 0)) * 1_000 + milliseconds : undefined
}

function zoneOf(text: string): number | undefined {
  const offset = OFFSET.exec(text)?.groups
  if (offset) {
    const minutes = Number(offset.hours) * 60 + Number(offset.minutes ?? 0)
    return (offset.sign === '-' ? -minutes : minutes) * MINUTE
  }
  const minutes = ZONES[ZONE.exec(text)?.groups?.zone?.toLowerCase() ?? '']
  return minutes === undefined ? undefined : minutes * MINUTE
}
