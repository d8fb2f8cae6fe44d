import { locale, plural, t, type Text, type TextValues } from '../core/mount/strings'

/** The site's own texts in the data of embeds, by property. Other properties contain user text. */
const TEXTS: Readonly<Record<string, readonly Text[]>> = {
  heading: [
    'Ratings of {name}',
    'Reviews of {name}',
    'Jobs at {name}',
    'Jobs like those at {name}',
    'Jobs that close next',
  ] satisfies Text[],
  text: [
    'All {count} jobs',
    'All hot jobs',
    'New',
    'Promoted',
    'Closed',
    'Closes today',
    'Closes tomorrow',
    'Closes in {count} days',
    'Opens {month}',
    'Opening later',
  ] satisfies Text[],
  place: ['Anywhere in the UK', '{place} and {count} more'] satisfies Text[],
  pay: [
    '{pay} an hour',
    '{pay} a day',
    '{pay} a week',
    '{pay} a month',
    '{pay} a year',
    'Up to {pay}',
    'From {pay}',
    '{least} to {most}',
  ] satisfies Text[],
  // Only values in the dictionary are translated.
  type: [],
  industry: [],
}
const CLOSES = 'Closes {date}' satisfies Text

/** The placeholders of a text. A placeholder with the name of a property contains a text of that property. */
const GAPS: Readonly<Record<string, string>> = {
  count: String.raw`\d[\d,]*`,
  month: String.raw`[A-Z]\w+ \d{4}`,
  least: String.raw`\D?\d[\d,.]*`,
  most: String.raw`\D?\d[\d,.]*`,
}

export function translateData(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    return value.map(item => translateData(item, name))
  }
  if (typeof value === 'string') {
    return name in TEXTS ? translate(name, value) : value
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [key, translateData(item, key)])
  return { ...Object.fromEntries(entries), ...closingOf(value) }
}

function translate(name: string, english: string): string {
  for (const text of TEXTS[name] ?? []) {
    const found = readGaps(text, english)
    if (found) {
      return 'count' in found ? plural({ ...found, count: Number(found.count) }, text, text) : t(text, found)
    }
  }
  return t(english)
}

/** Returns the translated values of a text's placeholders; undefined for another text. */
function readGaps(text: Text, english: string): TextValues | undefined {
  const pattern = text.replace(/\{(\w+)\}/g, (_, gap: string) => `(?<${gap}>${GAPS[gap] ?? '.+'})`)
  const groups = new RegExp(`^${pattern}$`).exec(english)
  const gaps = groups && Object.entries(groups.groups ?? {})
  return gaps ? Object.fromEntries(gaps.map(([gap, held]) => [gap, readGap(gap, held)])) : undefined
}

function readGap(gap: string, held: string): string | number {
  if (gap === 'count') {
    return Number(held.replace(/\D/g, ''))
  }
  if (gap === 'month') {
    return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(new Date(`1 ${held}`))
  }
  return gap in TEXTS ? translate(gap, held) : held
}

/** The deadline of a job in UK time; only the day if the page gives no time. */
function closingOf({ closes, closesAt }: { closes?: unknown; closesAt?: unknown }): { closes?: string } {
  if (typeof closes !== 'string' || typeof closesAt !== 'string') {
    return {}
  }
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const time = /\d:\d\d$/.test(closes) ? ({ hour: '2-digit', minute: '2-digit' } as const) : {}
  const format = new Intl.DateTimeFormat(locale(), { ...day, ...time, timeZone: 'Europe/London' })
  return { closes: t(CLOSES, { date: format.format(new Date(closesAt)) }) }
}
