import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { FILE_FORMATS, MAPPED_FIELDS } from './formats/options'
import { KINDS } from './read/kinds'

const line = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200))
const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `must be one of ${values.join(', ')}`)

const feed = v.strictObject({
  source: line,
  path: line,
  format: v.optional(oneOf(FILE_FORMATS)),
  kind: v.optional(oneOf(KINDS)),
  employer: v.optional(line),
  map: v.optional(v.record(oneOf([...MAPPED_FIELDS, 'item']), line)),
  complete: v.optional(v.boolean('must be true or false'), false),
  hours: v.optional(v.pipe(v.number('must be a number'), v.minValue(1), v.maxValue(720)), 24),
})
const schema = v.strictObject({ feeds: v.pipe(v.array(feed), v.nonEmpty('must name a feed')) })

export class FeedListError extends Error {
  readonly code = 'feed-list'
}

/** `path` is absolute, and a file or a folder. */
export type Feed = v.InferOutput<typeof feed>

/** Paths are relative to the list. Throws `FeedListError` that names the field and the rule. */
export async function readFeeds(file: string): Promise<Feed[]> {
  const result = v.safeParse(schema, parseJson(await readFile(file, 'utf8'), file))
  if (!result.success) {
    const faults = result.issues.map(issue => `${describePath(issue)} ${describeRule(issue)}`)
    throw new FeedListError(`${path.basename(file)}: ${faults.join('; ')}`)
  }
  const { feeds } = result.output
  const repeated = feeds.find(({ source }, i) => feeds.findIndex(other => other.source === source) !== i)
  if (repeated) {
    throw new FeedListError(`${path.basename(file)}: two feeds have the source "${repeated.source}"`)
  }
  return feeds.map(one => ({ ...one, path: path.resolve(path.dirname(file), one.path) }))
}

/** A folder's files are sorted by name; hidden files and subfolders are skipped. */
export async function filesOf(feed: Feed): Promise<string[]> {
  if (!(await stat(feed.path)).isDirectory()) {
    return [feed.path]
  }
  const entries = await readdir(feed.path, { withFileTypes: true })
  const names = entries.filter(entry => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  return names.sort().map(name => path.join(feed.path, name))
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new FeedListError(`${path.basename(file)} is not valid JSON: ${(error as Error).message}`)
  }
}

const describePath = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1) || 'the file'

const describeRule = ({ type, expected, message }: v.BaseIssue<unknown>): string => {
  if (type === 'strict_object' && expected === 'never') {
    return 'is unknown'
  } else if (type === 'strict_object') {
    return expected === 'Object' ? 'must be an object' : 'is missing'
  }
  return type === 'max_length' || type === 'min_value' || type === 'max_value'
    ? `must be ${expected}`
    : type === 'array'
      ? 'must be a list'
      : message
}
