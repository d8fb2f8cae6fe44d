import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { root } from '../../../lib/root'

/** Scores of 1 and 2 are low, 3 is middling, 4 and 5 are high. */
export type Tone = 'low' | 'middling' | 'high'
export type ByTone = Readonly<Record<Tone, readonly string[]>>

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

/** Reads a file of one JSON object a line; a line that does not fit stops the seed. */
function readRows<T>(name: string, row: v.GenericSchema<unknown, T>): T[] {
  const lines = readFileSync(path.join(root, 'host/seed/demo/texts', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map(line => v.parse(row, JSON.parse(line)))
}
