import type { Db } from '../../../db/tables'
import { excerpt } from '../../../lib/formats'
import { ENOUGH_REVIEWS, listInterviewTexts, reviewUrl } from '../../reviews/reviews'
import type { ListedJob } from '../saved-items'
import { currentStage } from '../tracker'

const STAGES: ReadonlySet<string> = new Set(['interview', 'assessment-centre'])
const SHOWN = 5
const LENGTH = 400

/** Returns what reviews say about getting a job at the employer, for an application at these stages. */
export async function loadInterviews(db: Db, { appTrackerStages, companySlug }: ListedJob) {
  const isShown = companySlug && STAGES.has(currentStage(appTrackerStages).slug)
  const rows = isShown ? await listInterviewTexts(db, companySlug) : []
  const textsOf = (column: 'interview_questions' | 'process_text') => {
    const answers = rows.filter(row => row[column] !== '')
    return answers.length < ENOUGH_REVIEWS
      ? []
      : answers
          .slice(0, SHOWN)
          .map(row => ({ text: excerpt(row[column], LENGTH), title: row.job_title, url: reviewUrl(row) }))
  }
  return { asked: textsOf('interview_questions'), steps: textsOf('process_text') }
}
