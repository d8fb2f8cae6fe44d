import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The part of JSON Schema 7 that contracts use. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: JsonSchema | JsonSchema[] | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  default?: unknown
  description?: string
  [keyword: string]: unknown
}

/** Returns the JSON Schema of a valibot schema's input; inexpressible rules are omitted. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema
}
