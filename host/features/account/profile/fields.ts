import * as v from 'valibot'
import type { Lists } from './lists'

/*
 * Each field accepts form values (text, '' if empty) and API values (numbers, booleans, null). Items of reference lists
 * may be given by id, slug or name.
 */

export const FROM_LIST = 'Choose from the list'

const Entered = v.nullish(v.union([v.string(), v.number()]), '')

const isEmpty = (value: string | number) => String(value).trim() === ''

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

/**
 * Returns whether a field needs a value. An API call may omit the fields that it does not change, even the first time.
 */
export type IsNeeded = (field: string) => boolean

export const required = <T extends string | number>(
  schema: v.GenericSchema<unknown, T | null>,
  { isNeeded, message }: { isNeeded: boolean; message: string },
) =>
  v.pipe(
    schema,
    v.check(value => value !== null || !isNeeded, message),
  )

export const requiredItems = <T>(
  schema: v.GenericSchema<unknown, T[]>,
  { isNeeded, message }: { isNeeded: boolean; message: string },
) =>
  v.pipe(
    schema,
    v.check(items => items.length > 0 || !isNeeded, message),
  )

/** A form posts a single value as text, not as a list. */
export const entries = v.pipe(
  v.nullish(v.union([v.array(v.unknown()), v.string(), v.number()]), []),
  v.transform(value => [value].flat().filter(item => item !== '' && item !== null)),
)

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

export const line = (max: number, message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.transform(oneLine),
    v.maxLength(max, message),
    v.transform(text => text || null),
  )

export const lineOrId = (max: number, message: string) =>
  v.pipe(
    Entered,
    v.transform(value => oneLine(String(value))),
    v.maxLength(max, message),
    v.transform(text => text || null),
  )

export const choice = <const T extends string>(options: readonly T[], message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.transform(text => text || null),
    v.nullable(v.picklist(options, message)),
  )

/** Ignores thousands separators and a pound sign. */
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

/** A form posts `on`, an API call a boolean. */
export const tick = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()]), false),
  v.transform(value => value === true || value === 'on' || value === 'true' || value === 'yes'),
)

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
