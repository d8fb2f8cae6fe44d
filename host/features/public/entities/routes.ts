import type { Context } from '../../../http/context'
import type { Router } from '../../../http/router'
import { found, notFound } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import { listYears } from '../../../reference'
import type { Services } from '../../../services'
import { findCompanies, findCompany, listEntities, listJobs } from './queries'
import { presentCompanies, presentEntities, presentJobs, presentYears } from './view'
import { wordsOf } from './words'

const A_DAY = 'public, max-age=86400'
const SHARED = { access: 'anyone', needs: 'database' } as const

const STORED = new Set([
  'genders',
  'pathways',
  'degree-areas',
  'courses',
  'universities',
  'job-types',
  'email-frequencies',
  'job-roles',
  'company-industries',
  'app-tracker-stages',
  'event-types',
  'ethnicities',
  'parent-professions',
  'free-school-meals',
  'user-interests',
])
const YEARS = /^(university|school)-(start|end)-years$/

export function routes({ clock, reads }: Services, router: Router): void {
  router.call('GET /ajax/entities/:list', SHARED, async (ctx, { params, query }) => {
    answer(ctx, await listItems(params.list, query.q))
  })

  router.call('GET /ajax/entities/jobs/:companyId', SHARED, async (ctx, { params }) => {
    const { id } = found(await findCompany(reads, params.companyId))
    answer(ctx, presentJobs(await listJobs(reads, id)))
  })

  async function listItems(list: string, text: string): Promise<object[]> {
    const place = YEARS.exec(list)?.[1]
    if (place) {
      return presentYears(listYears(place as 'university' | 'school', clock.now()))
    }
    if (list === 'companies') {
      return presentCompanies(await findCompanies(reads, wordsOf(text)))
    }
    if (!STORED.has(list)) {
      throw notFound('There is no such list')
    }
    return presentEntities(await listEntities(reads, list), text)
  }
}

/** Browsers revalidate after a day, and get no body unless the list has changed. */
function answer(ctx: Context, items: readonly object[]): void {
  ctx.set('Cache-Control', A_DAY)
  ctx.body = items
  const etag = `"${hashText(JSON.stringify(items)).slice(0, 27)}"`
  ctx.set('ETag', etag)
  // A proxy that compresses the answer makes the tag weak (W/"...").
  if (ctx.get('If-None-Match').includes(etag)) {
    ctx.status = 304
  }
}
