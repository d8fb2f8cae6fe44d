import { inTransaction } from '../../../db/transaction'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { lockSavedJob, replaceCopy } from './queries'

/**
 * Copies the current advert of a saved job. Returns false, and keeps the old copy, for a job that is no longer listed.
 * Throws 404 for a job that is not saved.
 */
export const keepCopy = ({ db, clock }: Services, userId: number, jobId: number): Promise<boolean> =>
  inTransaction(db, async trx => {
    found(await lockSavedJob(trx, userId, jobId))
    return replaceCopy(trx, userId, { id: jobId, now: clock.now() })
  })
