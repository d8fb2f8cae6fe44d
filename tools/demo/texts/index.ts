import * as v from 'valibot'
import { STAGES } from '../../../host/features/tracker/tracker'
import { readRows as readFile } from '../../../host/lib/read-rows'

/** Scores of 1 and 2 are low, 3 is middling, 4 and 5 are high. */
export type Tone = 'low' | 'middling' | 'high'

const readRows = <T>(name: string, row: v.GenericSchema<unknown, T>): T[] =>
  readFile(`tools/demo/texts/${name}.jsonl`, row)

const strings = v.array(v.string())

const familyRow = v.strictObject({
  key: v.string(),
  /** Slug of a child role. */
  role: v.string(),
  /** In a sentence: "software engineering" and "software engineer". */
  field: v.string(),
  job: v.string(),
  /** Slugs of degree areas; none means any degree. */
  areas: strings,
  teams: strings,
  /** Follow "you will" and "I got to". */
  duties: strings,
  /** Follow "we look for". */
  skills: strings,
  /** Follow "you will learn". */
  learns: strings,
})
export type Family = v.InferOutput<typeof familyRow>

const families = new Map(readRows('families', familyRow).map(family => [family.key, family]))

const employerRow = v.strictObject({
  name: v.string(),
  industry: v.string(),
  /** Head office and other offices: towns of the gazetteer. */
  towns: strings,
  size: v.picklist(['1-49', '50-249', '250-999', '1000-4999', '5000+']),
  founded: v.number(),
  /** Follows the name: "builds commuter trains". */
  does: v.string(),
  /** The subjects of its teams. */
  things: strings,
  /** Whom the work is for. */
  people: v.string(),
  families: v.array(
    v.pipe(
      v.string(),
      v.check(key => families.has(key), 'Unknown family'),
      v.transform(key => families.get(key) as Family),
    ),
  ),
  scenes: strings,
})
export type Employer = v.InferOutput<typeof employerRow>

/** The generator draws in this order. */
export const employers = readRows('employers', employerRow)

const jobShapeRow = v.strictObject({
  type: v.string(),
  /** In percent of all adverts. */
  share: v.number(),
  /** In a sentence: "placement". */
  word: v.string(),
  /** Slots: `{Field}`, `{field}`, `{Job}`, `{job}`, `{year}`, `{thing}`. */
  titles: strings,
  months: v.array(v.number()),
  /** Pounds, from and to, by the unit; undefined for unpaid work. */
  pay: v.optional(v.strictObject({ unit: v.picklist(['hour', 'week', 'year']), low: v.number(), high: v.number() })),
  payText: v.optional(v.string()),
  grades: v.array(v.nullable(v.string())),
  /** Months until the start. */
  startsIn: v.tuple([v.number(), v.number()]),
})
export type JobShape = v.InferOutput<typeof jobShapeRow>

export const shapes = readRows('job-shapes', jobShapeRow)

/** Of the pictures of each kind of place. */
export const captions = new Map(
  readRows('captions', v.strictObject({ scene: v.string(), alt: v.string(), captions: strings })).map(row => [
    row.scene,
    row,
  ]),
)

/**
 * Sentences about each scored question by tone, what was best and what to improve, and short praise and complaints for
 * headlines. In braces: `{thing}` (what the team worked on), `{team}`, `{company}`, `{town}`, `{count}` (a small number),
 * `{month}` and `{who}` (manager, mentor, team leader ...).
 */
const reviewTextRow = v.strictObject({
  use: v.picklist(['low', 'middling', 'high', 'best', 'improve', 'praise', 'complaint']),
  question: v.string(),
  texts: strings,
})
type Use = v.InferOutput<typeof reviewTextRow>['use']
const reviewTexts = readRows('review-texts', reviewTextRow)

/** Returns the texts of each question. */
export function textsFor(use: Use): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(reviewTexts.filter(row => row.use === use).map(({ question, texts }) => [question, texts]))
}

/**
 * Sentences and short phrases by their use. In braces: the words above, `{does}` (what the employer does), `{people}`
 * (whom for), `{thing2}`, `{field}`, `{job}`, `{length}`, `{type}`, and in profiles `{name}`, `{things}`, `{founded}`, `{staff}`.
 */
const lists = new Map(
  readRows('lists', v.strictObject({ use: v.string(), texts: strings })).map(({ use, texts }) => [use, texts]),
)

export function listOf(use: string): readonly string[] {
  const texts = lists.get(use)
  if (!texts) {
    throw new Error(`lists.jsonl has no "${use}"`)
  }
  return texts
}

export const processStages = readRows('process-stages', v.strictObject({ stages: strings })).map(row => row.stages)

/** Answers of the three sections: role, company, culture. */
const bySection = v.tuple([v.string(), v.string(), v.string()])

const sentReviewRow = v.strictObject({
  author: v.string(),
  company: v.string(),
  title: v.string(),
  role: v.string(),
  place: v.string(),
  stars: bySection,
  texts: bySection,
  best: v.string(),
  improve: v.string(),
  /** Undefined for an unfinished review. */
  sentDaysAgo: v.optional(v.number()),
  decision: v.optional(
    v.strictObject({
      act: v.picklist(['request-changes', 'reject']),
      reason: v.string(),
      text: v.string(),
      daysAgo: v.number(),
    }),
  ),
  appeal: v.optional(v.strictObject({ text: v.string(), daysAgo: v.number() })),
})
export type SentReview = v.InferOutput<typeof sentReviewRow>

/** The first two belong to the account that the start prints. */
export const sentReviews = readRows('sent-reviews', sentReviewRow)

const optionalText = v.optional(v.string())

/** Days count from the day of the seed. */
const trackedJobRow = v.strictObject({
  external: v.optional(v.strictObject({ title: v.string(), company: v.string(), closesIn: v.number() })),
  savedDaysAgo: v.number(),
  /** Stages by day: days up to today are done. */
  stages: v.optional(v.record(v.picklist(STAGES.map(({ slug }) => slug)), v.number()), {}),
  /** Newest first. */
  notes: v.optional(strings, []),
  appointments: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist(['interview', 'test', 'call', 'assessment-centre']),
        inDays: v.number(),
        starts: v.string(),
        ends: v.string(),
        place: optionalText,
        note: optionalText,
      }),
    ),
    [],
  ),
  nextActions: v.optional(
    v.array(v.strictObject({ text: v.string(), inDays: v.number(), done: v.optional(v.boolean()) })),
    [],
  ),
  contacts: v.optional(
    v.array(
      v.strictObject({
        ...{ name: v.string(), role: optionalText, address: optionalText },
        ...{ phone: optionalText, met: optionalText, note: optionalText },
      }),
    ),
    [],
  ),
})
export type TrackedJob = v.InferOutput<typeof trackedJobRow>

export const trackedJobs = readRows('tracked-jobs', trackedJobRow)

/** The longest and the emptiest records, to check every page with both. An employer comes before its job and review. */
export const extremes = readRows(
  'extremes',
  v.strictObject({
    into: v.picklist(['companies', 'jobs', 'reviews']),
    id: v.string(),
    industry: optionalText,
    /** Columns with a time, in days from the seed. */
    days: v.record(v.string(), v.number()),
    columns: v.record(v.string(), v.unknown()),
  }),
)
