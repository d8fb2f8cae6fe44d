import type { Db } from '../../../db/tables'
import { createMatcher as createSearchMatcher, type Matcher, type MatcherOptions } from '../../../search'
import { createAddressReader } from './address-reader'

/** For matching jobs against many lists. Its results equal those of `matchJobs`. */
export const createMatcher = (db: Db, options: Omit<MatcherOptions, 'read'>): Promise<Matcher> =>
  createSearchMatcher(db, { ...options, read: createAddressReader(db) })
