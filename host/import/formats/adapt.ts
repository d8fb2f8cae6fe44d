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

/** Records that are not from a known job board stay unchanged. */
function adaptRecord(fields: Fields): Fields {
  return FORMATS.find(({ fits }) => fits(fields))?.read(fields) ?? fields
}

/** Throws a `Rejection` if the line has no record. */
export const readFields = (text: string | undefined): Fields => adaptRecord(parseFields(text))
