import * as v from 'valibot'

interface FieldCheck<T extends object> {
  field: keyof T & string
  /** Other fields that the check reads; missing or invalid ones are omitted. */
  beside: readonly (keyof T & string)[]
  isRight: (values: Partial<T>) => Promise<boolean>
  message: string
}

/** The check never sees a value whose own check failed: such a value may have any type. */
export function checkFieldBeside<T extends object>({ field, beside, isRight, message }: FieldCheck<T>) {
  return v.rawCheckAsync<T>(async ({ dataset, addIssue }) => {
    const wrong = new Set<unknown>(dataset.issues?.map(({ path }) => path?.[0].key))
    if (wrong.has(undefined) || wrong.has(field)) {
      return
    }
    const input = dataset.value as T & Record<string, unknown>
    const names = [field, ...beside].filter(name => !wrong.has(name))
    if (!(await isRight(Object.fromEntries(names.map(name => [name, input[name]])) as Partial<T>))) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }] })
    }
  })
}
