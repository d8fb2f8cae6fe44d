import type { PropsSchema } from '@firstrung/mount/contract'
import { toJsonSchema } from '@valibot/to-json-schema'

interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Shape | Shape[] | boolean
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  default?: unknown
}

export interface PropRow {
  name: string
  attribute: string
  type: string
  required: boolean
  fallback: string
  comment: string
}

/** Returns one row per prop of a contract, from its schema and doc comments. */
export function propRows(schema: PropsSchema, comments: Record<string, string>): PropRow[] {
  const shape = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Shape
  return Object.entries(shape.properties ?? {}).map(([name, prop]) => ({
    name,
    attribute: `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
    type: typeOf(prop),
    required: shape.required?.includes(name) ?? false,
    fallback: prop.default === undefined ? '' : JSON.stringify(prop.default),
    comment: comments[name] ?? '',
  }))
}

function typeOf(shape: Shape): string {
  if (shape.enum) {
    return shape.enum.map(value => JSON.stringify(value)).join(' | ')
  }
  if (shape.const !== undefined) {
    return JSON.stringify(shape.const)
  }
  if (shape.anyOf) {
    return shape.anyOf.map(typeOf).join(' | ')
  }
  if (shape.type === 'array') {
    const items = Array.isArray(shape.items) ? shape.items[0] : shape.items
    return `${typeof items === 'object' ? typeOf(items) : 'any'}[]`
  }
  if (shape.properties) {
    const entries = Object.entries(shape.properties)
    return `{ ${entries.map(([key, value]) => `${key}${shape.required?.includes(key) ? '' : '?'}: ${typeOf(value)}`).join(', ')} }`
  }
  return [shape.type ?? 'any'].flat().join(' | ')
}
