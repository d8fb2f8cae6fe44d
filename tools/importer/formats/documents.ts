import { DomUtils, parseDocument } from 'htmlparser2'
import { parseTable } from '../../../host/lib/csv.mjs'
import { type Fields, Rejection } from '../read/fields'
import { countColumns, flatten, fromMapped } from './mapped'
import type { FeedOptions } from './options'

const { getElementsByTagName, textContent, getInnerHTML } = DomUtils
type Element = ReturnType<typeof getElementsByTagName>[number]

const elementsOf = (parent: Element): Element[] => parent.children.filter((node): node is Element => 'attribs' in node)

/** Common names of elements that contain an advert. */
const ADVERTS = ['item', 'entry', 'job', 'vacancy', 'position', 'advert', 'posting', 'listing']

/** The heading of a table may have titles and notes above it. */
const MAX_LINES_ABOVE = 10

export function readCsvFile(text: string, options: FeedOptions): Fields[] {
  const rows = parseTable(text).filter(cells => cells.some(Boolean))
  const heading = best(rows.slice(0, MAX_LINES_ABOVE), cells => countColumns(cells, options)) ?? []
  return rows
    .slice(rows.indexOf(heading) + 1)
    .map(cells => fromMapped(Object.fromEntries(heading.map((name, i) => [name, cells[i] ?? ''])), options))
}

const best = <T>(items: readonly T[], scoreOf: (item: T) => number): T | undefined =>
  items.reduce<{ item?: T; score: number }>(
    (found, item) => (scoreOf(item) > found.score ? { item, score: scoreOf(item) } : found),
    { score: -1 },
  ).item

export function readXmlFile(text: string, options: FeedOptions): Fields[] {
  const document = parseDocument(text, { xmlMode: true, decodeEntities: true })
  const named = options.map?.item ? [options.map.item] : ADVERTS
  const adverts = named.map(name => getElementsByTagName(name, document)).find(found => found.length > 0) ?? []
  return adverts.map(advert => fromMapped(rowOf(advert), options))
}

/** Nested elements appear under both names; a link and a category of Atom are attributes. */
function rowOf(advert: Element): Record<string, string> {
  const row: Record<string, string> = { ...advert.attribs }
  const take = (element: Element, prefix: string) => {
    const children = elementsOf(element)
    const name = `${prefix}${element.name.replace(/^\w+:(?!encoded)/, '')}`
    const value = textContent(element).trim() || element.attribs.href || element.attribs.term || ''
    row[name] = row[name] && row[name] !== value ? `${row[name]}; ${value}` : value
    children.forEach(child =>
      take(
        child,
        element.children.some(node => node.nodeType === 3 && 'data' in node && node.data.trim()) ? `${name} ` : '',
      ),
    )
  }
  elementsOf(advert).forEach(child => take(child, ''))
  return row
}

export function readHtmlFile(text: string): Fields[] {
  const document = parseDocument(text)
  const scripts = getElementsByTagName('script', document).filter(({ attribs }) => /ld\+json/i.test(attribs.type ?? ''))
  const postings = scripts.map(script => {
    // Some sites wrap the script in comments, break lines within its texts, or leave a comma at the end of a list.
    const json = getInnerHTML(script, { decodeEntities: false }).replace(
      /\/\/\s*(?:<!\[CDATA\[|\]\]>)|\/\*\s*(?:<!\[CDATA\[|\]\]>)\s*\*\/|^\s*<!--|-->\s*$|<!\[CDATA\[|\]\]>|\p{Cc}+/gu,
      ' ',
    )
    const value = tryRead(() => parseJson(json)) ?? tryRead(() => parseJson(json.replace(/,(?=\s*[}\]])/g, '')))
    return value === undefined ? undefined : findPostings(value)
  })
  if (postings.length > 0 && postings.every(found => found === undefined)) {
    throw new Rejection('it is not valid JSON')
  }
  return postings.flatMap(found => found ?? [])
}

/** Returns undefined if the text is not in this format. */
export function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (
      error instanceof Rejection ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
    ) {
      return undefined
    }
    throw error
  }
}

/** A `JobPosting` may be alone, in a list, in `@graph` or in an `ItemList`. */
function findPostings(value: unknown): Fields[] {
  if (Array.isArray(value)) {
    return value.flatMap(findPostings)
  } else if (typeof value !== 'object' || value === null) {
    return []
  }
  const fields = value as Fields
  const types = [fields['@type']].flat().map(String)
  return types.some(type => type.endsWith('JobPosting'))
    ? [fields]
    : ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap(key => findPostings(fields[key]))
}

/** Common names of a feed's list of adverts. */
export const LISTS = 'jobs vacancies postings results positions adverts listings items data content'.split(' ')

/** Reads the document's list, which may be nested, or its graph. */
export function readJsonFile(text: string, options: FeedOptions): Fields[] {
  const value = parseJson(text)
  const found = findPostings(value)
  const records = found.length > 0 ? found : (findList(value) ?? [value])
  const { name } = value as { name?: unknown }
  const employer = options.employer ?? (typeof name === 'string' ? name : undefined)
  return records
    .filter((record): record is Fields => typeof record === 'object' && record !== null)
    .map(record => withDefaults(record, { ...options, employer }))
}

function findList(value: unknown, depth = 0): unknown[] | undefined {
  if (Array.isArray(value)) {
    return value as unknown[]
  } else if (typeof value !== 'object' || value === null || depth > 2) {
    return undefined
  }
  const fields = value as Fields
  return LISTS.filter(key => key in fields)
    .map(key => findList(fields[key], depth + 1))
    .find(list => list !== undefined)
}

export const isDocument = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('@graph' in value || findList(value) !== undefined)

/** Adds the options' employer and source, and renames the fields to ours. */
export const withDefaults = (record: Fields, { employer, source, map }: FeedOptions): Fields => {
  const defaults = { ...(employer && { x_employer: employer }), ...(source && { x_source: source }) }
  return map ? fromMapped(flatten(record), { employer, source, map }) : { ...record, ...defaults }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '').trim())
  } catch {
    throw new Rejection('it is not valid JSON')
  }
}
