import type { ReviewForm } from '@firstrung/api/contracts'
import type * as v from 'valibot'
import type { DraftAnswers } from '../../../db/tables'
import type { EntityRow } from '../../public/entities'
import { isTicked, textOf, textsOf, type Values } from './answers'

export type Form = v.InferOutput<typeof ReviewForm>
export type Field = Form['fields'][number]
export type Option = NonNullable<Field['options']>[number]

export interface FormContext {
  answers: DraftAnswers
  lists: readonly EntityRow[]
  company: { id: number; name: string; slug: string } | undefined
  jobs: readonly { id: number; title: string; year: number }[]
  now: Date
}

/** Returns the error message of an invalid value. `values` are the values of the whole stage. */
type Check = (value: unknown, values: Values, context: FormContext) => string | undefined

export interface Question extends Omit<Field, 'value' | 'options' | 'warning'> {
  options?: readonly Option[] | ((context: FormContext) => Option[])
  isIncluded?: (context: FormContext) => boolean
  check: Check
}

type Base = Pick<Question, 'name' | 'label'> & Partial<Question>

const isEmpty = (value: unknown) => textsOf(value).length === 0

const checkedUnlessEmpty =
  (optional: boolean | undefined, message: string, isRight: (text: string) => boolean): Check =>
  value =>
    (isEmpty(value) ? optional : isRight(textOf(value))) ? undefined : message

interface Length {
  min?: number
  max: number
  message: string
}

export const text = (base: Base, { min = 1, max, message }: Length): Question => {
  const tooLong = `${base.label} must be ${max} characters or fewer`
  const short = checkedUnlessEmpty(base.optional, message, entered => entered.length >= min)
  return {
    kind: 'text',
    check: (value, values, context) => (textOf(value).length > max ? tooLong : short(value, values, context)),
    ...base,
  }
}

/** The message about a short text counts the missing characters. */
export function long(base: Base, { min, max }: { min: number; max: number }): Question {
  return {
    kind: 'long',
    length: { min, max },
    check: value => {
      const { length } = textOf(value)
      if (length > max) {
        return `Write ${max.toLocaleString('en-GB')} characters or fewer. ${length - max} too many`
      }
      return length < min && !(base.optional && length === 0)
        ? `Write at least ${min} characters. ${min - length} to go`
        : undefined
    },
    ...base,
  }
}

export const number = (base: Base, { min, max, message }: { min: number; max: number; message: string }): Question => ({
  kind: 'text',
  inputType: 'number',
  check: checkedUnlessEmpty(base.optional, message, entered => {
    const found = Number(entered.replace(/[£,\s]/g, '') || Number.NaN)
    return found >= min && found <= max
  }),
  ...base,
})

/** Renders a list or, for the kind `choices`, radio buttons. */
export const oneOf = (base: Base & Required<Pick<Question, 'kind' | 'options'>>, message: string): Question => ({
  check: (value, _, context) => {
    const known = optionsOf(base, context).some(option => option.value === textOf(value))
    return (isEmpty(value) ? base.optional : known) ? undefined : message
  },
  ...base,
})

const STARS = [
  { value: '1', text: 'Very poor' },
  { value: '2', text: 'Poor' },
  { value: '3', text: 'OK' },
  { value: '4', text: 'Good' },
  { value: '5', text: 'Excellent' },
]
const NOT_RELEVANT = { value: 'not-relevant', text: 'Not relevant' }

/** 1 to 5 stars. "Not relevant" is offered if `mayBeIrrelevant` returns true. */
export const stars = (base: Base, mayBeIrrelevant: (context: FormContext) => boolean = () => false): Question =>
  oneOf(
    { kind: 'stars', options: context => (mayBeIrrelevant(context) ? [...STARS, NOT_RELEVANT] : STARS), ...base },
    'Rate this from 1 to 5 stars',
  )

const MONTH = /^(19[5-9]\d|20\d\d)-(0[1-9]|1[0-2])$/

export const month = (base: Base, message: string): Question => ({
  kind: 'month',
  check: (value, _, { now }) => {
    if (isEmpty(value)) {
      return base.optional ? undefined : message
    }
    const entered = textOf(value)
    return MONTH.test(entered) && entered <= now.toISOString().slice(0, 7) ? undefined : message
  },
  ...base,
})

export const tick = (base: Base, message?: string): Question => ({
  kind: 'tick',
  check: value => (message && !isTicked(value) ? message : undefined),
  ...base,
})

export const optionsOf = ({ options }: Pick<Question, 'options'>, context: FormContext): readonly Option[] =>
  typeof options === 'function' ? options(context) : (options ?? [])

/** Children are shown with the name of their parent. */
export const fromList =
  (list: string) =>
  ({ lists }: FormContext): Option[] => {
    const rows = lists.filter(row => row.list === list && row.active)
    const nameOf = (id: number | null) => rows.find(row => row.id === id)?.name
    return rows.map(({ slug, name, parent_id }) => ({
      value: slug,
      text: [nameOf(parent_id), name].filter(Boolean).join(': '),
    }))
  }

export const optionsFrom = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, name]) => ({ value, text: name }))
