import { parseArgs } from 'node:util'
import { UsageError } from '../../host/lib/usage-error'
import { FILE_FORMATS, type FeedOptions, MAPPED_FIELDS } from './formats/options'
import { KINDS, type Kind } from './read/kinds'

export interface ImportOptions extends FeedOptions {
  files: string[]
  /** By default the kind is inferred from the record's fields. */
  kind?: Kind
  /** Moves the dates of each source in a file so that its newest record is from today. */
  shiftDates: boolean
  /** Reads and validates everything, writes nothing. */
  dryRun: boolean
  /** The files list all open adverts of their sources; the sources' other adverts are closed. */
  complete: boolean
  /** Closes them even if more than half would go, or lines are damaged. */
  force: boolean
}

export interface FeedsOptions {
  feeds: string
  onlyDue: boolean
  dryRun: boolean
}

export const USAGE = `Usage: npm run import -- FILE... [--kind ${KINDS.join('|')}] [--shift-dates] [--complete [--force]] [--dry-run]
       [--format ${FILE_FORMATS.join('|')}] [--map FIELD=NAME]... [--employer NAME] [--source NAME]
       npm run import -- --feeds FEEDS.json [--due] [--dry-run]

  FILE           JSON Lines or JSON, plain or gzipped: job adverts (schema.org JobPosting, Greenhouse, Lever, Workable, the
                 government's apprenticeship feed), listings, reviews, employers; web pages with JSON-LD, RSS, XML, CSV
  --format       the format of the files; by default their content tells
  --map          the column or element for a field: ${MAPPED_FIELDS.join(', ')}
  --employer     the employer of records that name none
  --source       the name of the feed
  --kind         the kind of the records; by default inferred from their fields
  --shift-dates  move the dates of each source so that its newest record is from today
  --complete     the files are all that their sources list: adverts of these sources that are missing are closed
  --force        close them even if more than half would go, or lines are damaged
  --dry-run      read and check everything, write nothing
  --feeds        read the feeds that this file lists, each with its format and mapping
  --due          only those whose time has come`

export function readOptions(args: readonly string[]): ImportOptions | FeedsOptions {
  const { values, positionals } = parse(args)
  if (values.feeds !== undefined) {
    const others = [...positionals, ...Object.keys(values).filter(name => !['feeds', 'due', 'dry-run'].includes(name))]
    if (others.length > 0) {
      throw new UsageError(`The file of --feeds says this: leave out ${others.join(', ')}`)
    }
    return { feeds: values.feeds, onlyDue: values.due ?? false, dryRun: values['dry-run'] ?? false }
  }
  if (positionals.length === 0) {
    throw new UsageError('Name at least one file')
  }
  const kind = KINDS.find(known => known === values.kind)
  if (values.kind !== undefined && !kind) {
    throw new UsageError(`--kind is one of ${KINDS.join(', ')}, not "${values.kind}"`)
  }
  return {
    files: positionals,
    kind,
    shiftDates: values['shift-dates'] ?? false,
    dryRun: values['dry-run'] ?? false,
    complete: values.complete ?? false,
    force: values.force ?? false,
    ...readFeedOptions(values),
  }
}

function readFeedOptions(values: ReturnType<typeof parse>['values']): FeedOptions {
  const format = FILE_FORMATS.find(known => known === values.format)
  if (values.format !== undefined && !format) {
    throw new UsageError(`--format is one of ${FILE_FORMATS.join(', ')}, not "${values.format}"`)
  }
  const pairs = (values.map ?? []).map(
    text => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const,
  )
  const wrong = pairs.find(([field]) => field !== 'item' && !MAPPED_FIELDS.some(known => known === field))
  if (wrong) {
    throw new UsageError(`--map names one of ${MAPPED_FIELDS.join(', ')}, such as title=Job\\ Title, not "${wrong[0]}"`)
  }
  return {
    ...(format && { format }),
    ...(pairs.length > 0 && { map: Object.fromEntries(pairs) }),
    ...(values.employer && { employer: values.employer }),
    ...(values.source && { source: values.source }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        'shift-dates': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        complete: { type: 'boolean' },
        force: { type: 'boolean' },
        format: { type: 'string' },
        map: { type: 'string', multiple: true },
        employer: { type: 'string' },
        source: { type: 'string' },
        feeds: { type: 'string' },
        due: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}
