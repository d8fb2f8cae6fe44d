type Value = unknown

export function changesOf<T extends object>(stored: object, wanted: T): Partial<T> {
  const old = new Map<string, Value>(Object.entries(stored))
  const changed = Object.entries(wanted).filter(([column, value]) => !isSame(old.get(column), value))
  return Object.fromEntries(changed) as Partial<T>
}

function isSame(stored: Value, wanted: Value): boolean {
  return comparable(stored) === comparable(wanted)
}

function comparable(value: Value): string {
  if (value === null || value === undefined) {
    return ''
  } else if (value instanceof Date) {
    return value.toISOString()
  }
  return JSON.stringify(value)
}
