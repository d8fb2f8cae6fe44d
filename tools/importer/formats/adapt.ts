import { parseFields, type Fields } from '../read/fields'
import { kindOf } from '../read/kinds'
import { cleanLine } from '../text/line'
import { fromGovernment, isGovernment } from './government'
import { fromGreenhouse, isGreenhouse } from './greenhouse'
import { fromLever, isLever } from './lever'
import { flatten, fromMapped } from './mapped'
import { fromWorkable, isWorkable } from './workable'

const FORMATS = [
  { fits: isGovernment, read: fromGovernment },
  { fits: isGreenhouse, read: fromGreenhouse },
  { fits: isLever, read: fromLever },
  { fits: isWorkable, read: fromWorkable },
] as const

/** Records with other names for the fields of an advert are read by their usual names. */
function adaptRecord(fields: Fields): Fields {
  const format = FORMATS.find(({ fits }) => fits(fields))
  if (format) {
    return format.read(fields)
  }
  const isOther = kindOf(fields) === undefined || (typeof fields.company === 'object' && fields.company !== null)
  return isOther ? fromOther(fields) : fields
}

function fromOther(fields: Fields): Fields {
  const [employer, source] = [fields.x_employer, fields.x_source].map(value => cleanLine(value) || undefined)
  const record = fromMapped(flatten(fields), { employer, source })
  return record.title && (record.url || record.description || record.jobLocation) ? record : fields
}

/** Throws a `Rejection` if the line has no record. */
export const readFields = (text: string | undefined): Fields => adaptRecord(parseFields(text))
