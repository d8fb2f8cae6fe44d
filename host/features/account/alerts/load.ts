import type { Services } from '../../../services'
import { jobCards } from '../../public/search'
import { unsubscribeUrl } from '../unsubscribe'
import { findDigest, listDigestJobs, listDigestSearches } from './digest-queries'
import { presentDigest, presentGroup } from './view'

/** Returns undefined if none of the digest is up to date any more. */
export async function loadDigest(services: Services, id: number) {
  const { db, clock, config } = services
  const person = await findDigest(db, id)
  if (!person) {
    return undefined
  }
  const [searches, items] = await Promise.all([listDigestSearches(db, id), listDigestJobs(db, id)])
  const now = clock.now()
  const cards = await jobCards(
    db,
    items.map(({ job_id }) => job_id),
    now,
  )
  const groups = []
  for (const search of searches) {
    const ids = new Set(items.filter(item => item.search_id === search.id).map(({ job_id }) => job_id))
    const link = await unsubscribeUrl(services, { userId: person.user_id, list: 'search', searchId: search.id })
    const group = presentGroup(search, {
      rows: cards.filter(row => ids.has(row.id)),
      link,
      now,
      baseUrl: config.BASE_URL,
    })
    if (group.jobs.length > 0) {
      groups.push(group)
    }
  }
  const stopAll = await unsubscribeUrl(services, { userId: person.user_id, list: 'alerts' })
  return groups.length > 0 ? presentDigest(person, groups, stopAll) : undefined
}
