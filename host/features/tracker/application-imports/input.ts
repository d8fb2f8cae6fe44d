import * as v from 'valibot'
import { COLUMN_NAMES, type ColumnName } from './columns'

export const ImportParams = v.object({ importId: v.pipe(v.string(), v.uuid()) })

const Place = v.optional(
  v.pipe(
    v.string('Choose a column'),
    v.regex(/^\d{0,2}$/, 'Choose a column'),
    v.transform(text => (text === '' ? null : Number(text))),
  ),
)

/** The columns as form fields: `column-title=2`. */
export const ColumnsForm = v.pipe(
  v.object(
    v.entriesFromList(
      COLUMN_NAMES.map(name => `column-${name}` as const),
      Place,
    ),
  ),
  v.transform((fields): Partial<Record<ColumnName, number | null>> | undefined => {
    const given = COLUMN_NAMES.flatMap(name => {
      const place = fields[`column-${name}`]
      return place === undefined ? [] : [[name, place] as const]
    })
    return given.length > 0 ? Object.fromEntries(given) : undefined
  }),
)

export const ColumnsQuery = v.fallback(ColumnsForm, undefined)
