import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

/** A person's copies of adverts. */
export const jobCopyCalls = {
  /** Replaces the copy of the advert of a saved job by the advert as it is now. */
  'POST /ajax/user/job-copies/:jobId': {
    params: v.object({ jobId: itemId('Give the id of the job') }),
    body: v.object({ return: returnField }),
  },
} satisfies CallContracts
