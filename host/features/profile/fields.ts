import * as v from 'valibot'
import type { Lists } from './lists'

/*
 * Fields of profile forms. Each accepts form values (text, '' for empty) and call values (numbers, booleans, null), and
 * references to reference lists as id, slug or name.
 */

export const FROM_LIST = 'Choose from the list'

const Entered = v.nullish(v.union([v.string(), v.number()]), '')

const isEmpty = (value: string | number) => String(value).trim() === ''

/** The id of an item of a list, or null. */
export function reference(lists: Lists, list: string, message: string) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()], message), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (isEmpty(dataset.value)) {
        return null
      }
      const item = lists.find(list, dataset.value)
      if (!item) {
        addIssue({ message })
        return NEVER
      }
      return item.id
    }),
  )
}

/** Returns whether a field needs a value. A call that changes some fields may omit the others, also the first time. */
export type IsNeeded = (field: string) => boolean

/** A field that must not be empty if it is needed. */
export const required = <T extends string | number>(
  schema: v.GenericSchema<unknown, T | null>,
  { isNeeded, message }: { isNeeded: boolean; message: string },
) =>
  v.pipe(
    schema,
    v.check(value => value !== null || !isNeeded, message),
  )

/** A list that must have an item if it is needed. */
export const requiredItems = <T>(
  schema: v.GenericSchema<unknown, T[]>,
  { isNeeded, message }: { isNeeded: boolean; message: string },
) =>
  v.pipe(
    schema,
    v.check(items => items.length > 0 || !isNeeded, message),
  )

/** Several values of one name: a form posts a single one as text. */
export const entries = v.pipe(
  v.nullish(v.union([v.array(v.unknown()), v.string(), v.number()]), []),
  v.transform(value => [value].flat().filter(item => item !== '' && item !== null)),
)

/** The ids of distinct items of a list. */
export function references(
  lists: Lists,
  list: string,
  { max = 50, messages }: { max?: number; messages: ListMessages },
) {
  return v.pipe(
    entries,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const items = dataset.value.map(value =>
        typeof value === 'string' || typeof value === 'number' ? lists.find(list, value) : undefined,
      )
      const ids = [...new Set(items.flatMap(item => (item ? [item.id] : [])))]
      if (items.includes(undefined) || ids.length > max) {
        addIssue({ message: items.includes(undefined) ? messages.unknown : (messages.tooMany ?? messages.unknown) })
        return NEVER
      }
      return ids
    }),
  )
}

interface ListMessages {
  unknown: string
  tooMany?: string
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** A line of text, or null. */
export const line = (max: number, message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.transform(oneLine),
    v.maxLength(max, message),
    v.transform(text => text || null),
  )

/** A line of text, or the id of an item as text; or null. */
export const lineOrId = (max: number, message: string) =>
  v.pipe(
    Entered,
    v.transform(value => oneLine(String(value))),
    v.maxLength(max, message),
    v.transform(text => text || null),
  )

/** One of the options, or null. */
export const choice = <const T extends string>(options: readonly T[], message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.transform(text => text || null),
    v.nullable(v.picklist(options, message)),
  )

/** A whole number, or null. Thousands separators and a pound sign are ignored. */
export const wholeNumber = ({ min, max, message }: { min: number; max: number; message: string }) =>
  v.pipe(
    v.pipe(
      Entered,
      v.transform(value => String(value).replace(/[\s,£]/g, '')),
    ),
    v.regex(/^\d{0,7}$/, message),
    v.transform(text => (text === '' ? null : Number(text))),
    v.nullable(v.pipe(v.number(), v.minValue(min, message), v.maxValue(max, message))),
  )

/** A checkbox: `on` from a form, a boolean from a call. */
export const tick = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()]), false),
  v.transform(value => value === true || value === 'on' || value === 'true' || value === 'yes'),
)

/** A date as `YYYY-MM-DD`, or null. */
export const date = (message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.transform(text => text.trim() || null),
    v.nullable(v.pipe(v.string(), v.isoDate(message), v.check(isRealDate, message))),
  )

function isRealDate(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
