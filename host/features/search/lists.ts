import type { HiddenIds } from '../../db/hidden'
import type { Db } from '../../db/tables'
import type { Scope } from '../search-links'
import type { Choice } from './choice-queries'
import { ask, type Question } from './engine'
import { companyCards, jobCards, reviewCards } from './list-queries'
import { defaultSort, USUAL_SHOW } from './state'

/** The beginning of a list that is narrowed by choices alone, in its usual order. */
export interface Listed {
  choices: readonly Choice[]
  now: Date
  limit: number
  /** What the person who asks has hidden. */
  hidden?: HiddenIds | undefined
}

const questionOf = (scope: Scope, { choices, now, limit, hidden }: Listed): Question => ({
  ...{ scope, now, choices, limit, hidden, offset: 0, sort: defaultSort(scope, false), show: USUAL_SHOW },
  ...{
    tsquery: '',
    places: [],
    pattern: [],
    visa: false,
    salaryMin: null,
    closing: null,
    featured: [],
  },
})

export async function searchJobs(db: Db, list: Listed) {
  const { total, ids } = await ask(db, questionOf('jobs', list))
  return { total, rows: await jobCards(db, ids, list.now) }
}

export async function searchReviews(db: Db, list: Listed) {
  const { total, ids } = await ask(db, questionOf('reviews', list))
  return { total, rows: await reviewCards(db, ids) }
}

export async function searchCompanies(db: Db, list: Listed) {
  const { total, ids } = await ask(db, questionOf('companies', list))
  return { total, rows: await companyCards(db, ids, list.now) }
}
