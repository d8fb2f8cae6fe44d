import type { PropsSchema } from '@firstrung/mount/contract'
import { type JsonSchema, jsonSchemaOf } from './json-schema'

export interface PropRow {
  name: string
  attribute: string
  type: string
  required: boolean
  fallback: string
  comment: string
}

export function propRows(schema: PropsSchema, comments: Record<string, string>): PropRow[] {
  const shape = jsonSchemaOf(schema)
  return Object.entries(shape.properties ?? {}).map(([name, prop]) => ({
    name,
    attribute: `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
    type: typeOf(prop),
    required: shape.required?.includes(name) ?? false,
    fallback: prop.default === undefined ? '' : JSON.stringify(prop.default),
    comment: comments[name] ?? '',
  }))
}

function typeOf(shape: JsonSchema): string {
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
