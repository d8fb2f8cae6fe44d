import * as v from 'valibot'
import { readRows } from '../../lib/read-rows'
import { slugOf } from '../../lib/slug'

const item = {
  name: v.string(),
  /** Only if the name does not make a good address. */
  slug: v.optional(v.string()),
  details: v.optional(v.record(v.string(), v.unknown()), {}),
}

const withSlug = <Item extends { name: string; slug?: string | undefined }>(entry: Item) => ({
  ...entry,
  slug: entry.slug ?? slugOf(entry.name),
})

const child = v.pipe(
  v.union([
    v.strictObject(item),
    v.pipe(
      v.string(),
      v.transform(name => ({ name, slug: undefined, details: {} })),
    ),
  ]),
  v.transform(withSlug),
)

/**
 * Items by list, in their order. `children` are items of the same list that name this one as their parent; children of
 * a degree area are courses. Some sources and details:
 *
 * - Degree areas are level 1 of the Common Aggregation Hierarchy, and courses about as fine as its level 3.
 * - The `months` of a job type are its usual duration, from and to; `level` is that of an apprenticeship.
 * - Of stages, `group` marks mutually exclusive ones, and `impliesApplied` those that only an applicant reaches.
 * - The `domains` of a university are those of its mail. Forms accept any other university as free text.
 * - Ethnicities are the five groups of the census of England and Wales.
 */
export const entities = readRows(
  'host/reference/lists/entities.jsonl',
  v.pipe(
    v.strictObject({
      list: v.string(),
      ...item,
      children: v.optional(v.array(child), []),
      /** The adjective before "student", of a degree area. */
      student: v.optional(v.string()),
      /** Other names of subjects in adverts, of a degree area. */
      aliases: v.optional(v.array(v.string()), []),
    }),
    v.transform(withSlug),
  ),
)

const levels = entities
  .flatMap(({ children }) => children)
  .flatMap(({ slug, details: { level } }) => {
    const [from, to = from] = typeof level === 'string' ? level.split('-').map(Number) : []
    return from === undefined || to === undefined ? [] : [{ slug, from, to }]
  })

/** Levels 2 to 7; undefined for others. The `level` of a type is one or a range: "4-5". */
export const typeOfLevel = (level: number): string | undefined =>
  levels.find(({ from, to }) => from <= level && level <= to)?.slug

export const degrees = entities.filter(({ list }) => list === 'degree-areas')

/** In the order of the page. The texts are plain, so that any page can show them. */
export const faqs = readRows(
  'host/reference/lists/faqs.jsonl',
  v.strictObject({
    slug: v.string(),
    topic: v.picklist(['account', 'jobs', 'reviews', 'privacy', 'about']),
    question: v.string(),
    answer: v.string(),
  }),
)

/** Five questions find an area of work; three set the filters of the linked searches. */
export const quiz = readRows(
  'host/reference/lists/quiz.jsonl',
  v.strictObject({
    question: v.string(),
    decides: v.picklist(['area', 'pattern', 'job-type', 'priority']),
    answers: v.array(v.strictTuple([v.string(), v.string()])),
  }),
)
