import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** JSON Schema 7, as far as contracts use it. */
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

/** The JSON Schema of what a valibot schema takes; what JSON Schema cannot express is left out. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema
}
