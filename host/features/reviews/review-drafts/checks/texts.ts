import type { DraftAnswers, Row } from '../../../../db/tables'

/** Texts by stage and by column of the published review, in reading order. */
export const TEXT_FIELDS = [
  { field: 'roleText', stage: 'the-role', column: 'role_text' },
  { field: 'companyText', stage: 'the-company', column: 'company_text' },
  { field: 'cultureText', stage: 'the-culture', column: 'culture_text' },
  { field: 'bestThing', stage: 'summary', column: 'best_thing' },
  { field: 'toImprove', stage: 'summary', column: 'to_improve' },
  { field: 'tips', stage: 'summary', column: 'tips' },
  { field: 'interviewQuestions', stage: 'job-source', column: 'interview_questions' },
  { field: 'processText', stage: 'job-source', column: 'process_text' },
] as const

/** Short answers may contain contact data and insults too. */
const SHORT_FIELDS = [
  { field: 'jobTitle', stage: 'job-details' },
  { field: 'team', stage: 'job-details' },
  { field: 'livedIn', stage: 'location-commute' },
] as const

export interface FieldText {
  field: string
  text: string
}

export const longTexts = (answers: DraftAnswers): FieldText[] => textsAt(answers, TEXT_FIELDS)

export const freeTexts = (answers: DraftAnswers): FieldText[] => textsAt(answers, [...SHORT_FIELDS, ...TEXT_FIELDS])

function textsAt(answers: DraftAnswers, fields: readonly { field: string; stage: string }[]): FieldText[] {
  return fields.flatMap(({ field, stage }) => {
    const text = answers[stage]?.[field]
    return typeof text === 'string' && text.trim() ? [{ field, text }] : []
  })
}

type TextColumn = (typeof TEXT_FIELDS)[number]['column']

export const joinAnswers = (answers: DraftAnswers): string =>
  longTexts(answers)
    .map(({ text }) => text)
    .join('\n')
export const joinColumns = (row: Pick<Row<'reviews'>, TextColumn>): string =>
  TEXT_FIELDS.map(({ column }) => row[column])
    .filter(Boolean)
    .join('\n')
