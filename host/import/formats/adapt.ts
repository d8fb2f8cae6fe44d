import { parseFields, type Fields } from '../read/fields'
import { fromGovernment, isGovernment } from './government'
import { fromGreenhouse, isGreenhouse } from './greenhouse'
import { fromLever, isLever } from './lever'
import { fromWorkable, isWorkable } from './workable'

const FORMATS = [
  { fits: isGovernment, read: fromGovernment },
  { fits: isGreenhouse, read: fromGreenhouse },
  { fits: isLever, read: fromLever },
  { fits: isWorkable, read: fromWorkable },
] as const

/** Returns a record of a known job board as a schema.org `JobPosting`; other records unchanged. */
function adaptRecord(fields: Fields): Fields {
  return FORMATS.find(({ fits }) => fits(fields))?.read(fields) ?? fields
}

/** Parses and adapts the record in a line. Throws a `Rejection` if there is none. */
export const readFields = (text: string | undefined): Fields => adaptRecord(parseFields(text))
