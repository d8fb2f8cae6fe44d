import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

export const jobCopyCalls = {
  'POST /ajax/user/job-copies/:jobId': {
    params: v.object({ jobId: itemId('Give the id of the job') }),
    body: v.object({ return: returnField }),
  },
} satisfies CallContracts
