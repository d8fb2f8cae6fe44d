import type { Db, NewRow, ReportType } from '../../../db/tables'
import { isLiveCompany, isPublishedReview, isVisibleJob } from '../../../db/visibility'

export interface Subject {
  type: ReportType
  id: number
  title: string
  slug: string
  company: string
}

export async function findSubject(db: Db, type: ReportType, id: number): Promise<Subject | undefined> {
  const row = await FIND[type](db, id)
  return row && { ...row, type }
}

const FIND: Record<ReportType, (db: Db, id: number) => Promise<Omit<Subject, 'type'> | undefined>> = {
  job: (db, id) =>
    db
      .selectFrom('companies')
      .innerJoin('jobs', 'jobs.company_id', 'companies.id')
      .select(['jobs.id', 'jobs.title', 'jobs.slug', 'companies.name as company'])
      .where('jobs.id', '=', id)
      .where(isVisibleJob())
      .where(isLiveCompany())
      .executeTakeFirst(),
  review: (db, id) =>
    db
      .selectFrom('companies')
      .innerJoin('reviews', 'reviews.company_id', 'companies.id')
      .select(['reviews.id', 'reviews.headline as title', 'reviews.slug', 'companies.name as company'])
      .where('reviews.id', '=', id)
      .where(isPublishedReview())
      .where(isLiveCompany())
      .executeTakeFirst(),
  company: (db, id) =>
    db
      .selectFrom('companies')
      .select(['id', 'name as title', 'slug', 'name as company'])
      .where('id', '=', id)
      .where(isLiveCompany())
      .executeTakeFirst(),
}

export function insertReport(db: Db, report: NewRow<'reports'>): Promise<{ id: number }> {
  return db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow()
}

export function findReport(db: Db, id: number) {
  return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
}
