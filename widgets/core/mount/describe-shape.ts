import { entriesOf, type SchemaShape } from './shapes'

/** Returns the schema of a field such as `items.0.title`. */
export function shapeAt(schema: unknown, field: string): SchemaShape | undefined {
  return field.split('.').reduce<SchemaShape | undefined>((shape, key) => {
    const inner = unwrap(shape)
    return inner?.item ?? entriesOf(inner)[key]
  }, schema as SchemaShape)
}

/** Describes the values of a schema: `2, 3 or 4`, `a list`, `text`. */
export function describeShape(schema: SchemaShape | undefined): string {
  const shape = unwrap(schema)
  switch (shape?.type) {
    case 'string':
      return 'text'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'true or false'
    case 'picklist':
    case 'enum':
    case 'literal':
      return listOf((shape.options ?? [shape.literal]).map(value => JSON.stringify(value)))
    case 'union':
    case 'variant':
      return listOf((shape.options as SchemaShape[]).map(describeShape))
    case 'array':
      return `a list, each item ${describeShape(shape.item)}`
    case 'object':
      return `an object with ${Object.keys(shape.entries ?? {}).join(', ')}`
    default:
      return shape?.type ?? 'no such prop'
  }
}

/** Returns a value that the schema accepts, for an example. */
export function sampleOf(schema: SchemaShape | undefined): unknown {
  const shape = unwrap(schema)
  switch (shape?.type) {
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'picklist':
    case 'enum':
    case 'literal':
      return (shape.options ?? [shape.literal])[0]
    case 'union':
    case 'variant':
      return sampleOf(shape.options?.[0] as SchemaShape)
    case 'array':
      return [sampleOf(shape.item)]
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {})
          .filter(([, entry]) => !entry.wrapped)
          .map(([name, entry]) => [name, sampleOf(entry)]),
      )
    default:
      return '…'
  }
}

function listOf(options: readonly string[]): string {
  return options.length > 1 ? `${options.slice(0, -1).join(', ')} or ${options.at(-1)}` : (options[0] ?? '')
}

function unwrap(schema: SchemaShape | undefined): SchemaShape | undefined {
  return schema?.wrapped ? unwrap(schema.wrapped) : schema
}
