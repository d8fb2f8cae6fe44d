import type { Db } from '../../../db/tables'
import { isLiveCompany, isPublishedReview, isVisibleJob } from '../../../db/visibility'
import type { CardText } from './card'

interface PageCard extends CardText {
  cover: string | null
}

export async function findCardText(db: Db, kind: string, id: number): Promise<PageCard | undefined> {
  if (kind === 'company') {
    const row = await db
      .selectFrom('companies')
      .select(['name', 'cover'])
      .where('id', '=', id)
      .where(isLiveCompany())
      .executeTakeFirst()
    return row && { title: row.name, line: 'Jobs and reviews', cover: row.cover }
  } else if (kind === 'job') {
    const row = await db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['jobs.title', 'companies.name', 'companies.cover'])
      .where('jobs.id', '=', id)
      .where(isVisibleJob())
      .executeTakeFirst()
    return row && { title: row.title, line: row.name, cover: row.cover }
  } else {
    const row = await db
      .selectFrom('reviews')
      .innerJoin('companies', 'companies.id', 'reviews.company_id')
      .select(['reviews.headline', 'companies.name', 'companies.cover'])
      .where('reviews.id', '=', id)
      .where(isPublishedReview())
      .executeTakeFirst()
    return row && { title: row.headline, line: `A review of ${row.name}`, cover: row.cover }
  }
}
