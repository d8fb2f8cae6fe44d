import * as v from 'valibot'
import type { Db, Row } from '../../../db/tables'
import { NOTE_BREAK } from '../job-notes'
import { type Noun, NOUNS } from './nouns'
import { listPlans, type PlanTable } from './queries'

export type PlansOfJob = readonly { noun: Noun; plans: readonly object[] }[]

export const planHeading = ({ many }: Noun): string => `${many.slice(0, 1).toUpperCase()}${many.slice(1)}`

export const PLAN_HEADINGS = NOUNS.map(planHeading)

/** Returns a function that gives the plans of a job. */
export async function loadPlanFields(
  db: Db,
  userId: number,
): Promise<(item: { type: string; id: number }) => PlansOfJob> {
  const all: { noun: Noun; rows: Row<PlanTable>[] }[] = []
  for (const noun of NOUNS) {
    all.push({ noun, rows: await listPlans(db, noun.table, { userId }) })
  }
  return ({ type, id }) =>
    all.map(({ noun, rows }) => ({
      noun,
      plans: rows.filter(row => row.type === type && row.item_id === id).map(row => noun.present(row)),
    }))
}

/** Writes lines `field: value`. Further lines of a text are indented, so that none looks like a field. */
export const writePlan = (fields: object): string =>
  Object.entries(fields)
    .filter(([name, value]) => name !== 'startsAt' && value !== null && value !== false)
    .map(([name, value]) => `${name}: ${String(value).replaceAll('\n', '\n  ')}`)
    .join('\n')

export const writePlans = (plans: readonly object[]): string => plans.map(writePlan).join(NOTE_BREAK)

/** `cellOf` returns the cell below a heading. Plans that cannot be stored become remarks. */
export function readPlans(cellOf: (heading: string) => string): { plans: PlansOfJob; remarks: string[] } {
  const read = NOUNS.map(noun => {
    const texts = cellOf(planHeading(noun)).replaceAll(/\r\n?/g, '\n').split(NOTE_BREAK).filter(Boolean)
    return { noun, texts, results: texts.map(text => v.safeParse(noun.stored, parsePlan(text))) }
  })
  return {
    plans: read.map(({ noun, results }) => ({
      noun,
      plans: results.flatMap(({ success, output }) => (success ? [output as object] : [])).slice(0, noun.limit),
    })),
    remarks: read.flatMap(({ noun, texts, results }) => [
      ...results.flatMap(({ issues }, index) =>
        issues ? [`${planHeading(noun)}: we leave out “${texts[index]?.slice(0, 40)}”. ${issues[0].message}`] : [],
      ),
      ...(results.length > noun.limit ? [`${planHeading(noun)}: we keep the first ${noun.limit}`] : []),
    ]),
  }
}

const parsePlan = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(/\n(?! {2})/).flatMap(line => {
      const [, name = '', value = ''] = /^(\w+): (.*)$/s.exec(line) ?? []
      return name ? [[name, value.replaceAll('\n  ', '\n')]] : []
    }),
  )
