import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findProfile } from '../../account/profile'
import { listEntities } from '../../public/entities'
import { requireVisible } from '../../public/jobs'
import { LISTS } from './details'
import { findJob, findRegistration, type Registration } from './queries'
import { presentDetails, presentForm, presentJob, presentStatus } from './view'

export async function loadDetails({ db }: Services, registration: Registration) {
  const [job, profile, entities, row] = await Promise.all([
    findJob(db, registration.jobId),
    findProfile(db, registration.userId),
    listEntities(db, ...LISTS),
    findRegistration(db, registration),
  ])
  return presentDetails({ job: found(job), profile: found(profile), entities, isShared: Boolean(row?.shared_at) })
}

export async function loadInterestPage(services: Services, registration: Registration) {
  const { db, clock } = services
  const job = found(await findJob(db, registration.jobId))
  requireVisible(job)
  const row = await findRegistration(db, registration)
  return {
    job: presentJob(job, clock.now()),
    status: presentStatus(row),
    details: presentForm(await loadDetails(services, registration)),
  }
}
