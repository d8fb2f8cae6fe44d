import { inTransaction } from '../../db/transaction'
import { found } from '../../errors'
import type { Services } from '../../services'
import { lockSavedJob, replaceCopy } from './queries'

/**
 * Keeps a copy of the advert of a saved job as it is now. Returns false for a job that is no longer listed: its copy stays as it
 * is. Throws 404 for a job that is not saved.
 */
export const keepCopy = ({ db, clock }: Services, userId: number, jobId: number): Promise<boolean> =>
  inTransaction(db, async trx => {
    found(await lockSavedJob(trx, userId, jobId))
    return replaceCopy(trx, userId, { id: jobId, now: clock.now() })
  })
