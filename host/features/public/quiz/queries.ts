import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/tables'

export function listQuestions(db: Db) {
  return db
    .selectFrom('quiz_questions as questions')
    .select(['questions.question', 'questions.decides'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('quiz_answers as answers')
          .select(['answers.answer', 'answers.value'])
          .whereRef('answers.question_id', '=', 'questions.id')
          .orderBy('answers.position'),
      ).as('answers'),
    )
    .orderBy('questions.position')
    .execute()
}

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number]
