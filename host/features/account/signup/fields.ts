import type { SignupForm } from '@firstrung/api/contracts'
import type * as v from 'valibot'
import type { EntityRow } from '../../public/entities'
import type { Values } from '../profile'

export type Form = v.InferOutput<typeof SignupForm>
export type Field = Form['fields'][number]
type Option = NonNullable<Field['options']>[number]
type Base = Pick<Field, 'name' | 'label'> & Partial<Pick<Field, 'hint' | 'optional' | 'group'>>

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? 'yes' : ''

export function textsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map(textOf).filter(Boolean)
}

export const optionsOf = (rows: readonly EntityRow[]): Option[] =>
  rows
    .filter(({ active }) => active)
    .map(({ slug, name, details }) => ({
      value: slug,
      text: name,
      ...(typeof details.hint === 'string' ? { hint: details.hint } : {}),
    }))

export function fieldsWith(values: Values) {
  const text = (base: Base, more: Partial<Field> = {}): Field => ({
    kind: 'text',
    ...base,
    ...more,
    value: textOf(values[base.name]).slice(0, 300),
  })
  const select = (base: Base, options: Option[]): Field => ({
    kind: 'select',
    ...base,
    options,
    value: textOf(values[base.name]),
  })
  const oneOf = (base: Base, options: Option[]): Field => ({ ...select(base, options), kind: 'choices' })
  const someOf = (base: Base, options: Option[]): Field => ({
    kind: 'choices',
    ...base,
    multiple: true,
    options,
    value: textsOf(values[base.name]),
  })
  const tick = (base: Base): Field => ({
    kind: 'tick',
    ...base,
    value: values[base.name] === true || values[base.name] === 'on',
  })
  /** `find` looks up a choice. Unknown text is shown unchanged, with its error. */
  const tags = (base: Base & { list: string }, find: (text: string) => Option | undefined): Field => {
    const chosen = textsOf(values[base.name]).map(entered => find(entered) ?? { value: entered, text: entered })
    const options = [...new Map(chosen.map(option => [option.value, option])).values()]
    return { kind: 'tags', ...base, options, value: options.map(({ value }) => value) }
  }
  return { text, select, oneOf, someOf, tick, tags }
}
