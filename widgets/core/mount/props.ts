import * as v from 'valibot'

/** Where props come from. `attributes` has `dataset` names (camelCase) and wins over `json`. */
export interface PropsSource {
  attributes: Readonly<Record<string, string | undefined>>
  /** The text of the marker's `<script type="application/json">`, if any. */
  json?: string | null
}

export interface PropsFault {
  field: string
  expected: string
  received: string
}

/** Thrown when props do not fit the contract. The message names the widget and, for each fault, field and rule. */
export class PropsError extends Error {
  readonly code = 'props'
  readonly widget: string
  readonly faults: readonly PropsFault[]

  constructor(widget: string, faults: readonly PropsFault[]) {
    const list = faults.map(f => `"${f.field}" must be ${f.expected}, not ${f.received}`).join('; ')
    super(`Props of widget "${widget}": ${list}`)
    this.name = 'PropsError'
    this.widget = widget
    this.faults = faults
  }
}

/** `data-` attributes of the runtime, which are never props. */
const RESERVED = new Set(['widget', 'mount', 'key', 'ssr', 'state'])

/** Returns the validated props of a marker. Throws `PropsError`. */
export function readProps<Schema extends v.GenericSchema>(
  widget: string,
  schema: Schema,
  source: PropsSource,
): v.InferOutput<Schema> {
  const input: Record<string, unknown> = parseJson(widget, source.json)
  const entries = entriesOf(schema)
  for (const [name, text] of Object.entries(source.attributes)) {
    if (text !== undefined && isProp(name, entries)) {
      input[name] = coerce(text, entries[name])
    }
  }
  const result = v.safeParse(schema, input)
  if (result.success) {
    return result.output
  }
  throw new PropsError(
    widget,
    result.issues.map(issue => ({
      field: v.getDotPath(issue) ?? '(all)',
      expected: issue.expected ?? issue.message,
      received: issue.received,
    })),
  )
}

/** Returns whether any of the attributes sets a prop of the schema. */
export function hasPropAttribute(schema: v.GenericSchema, attributes: PropsSource['attributes']): boolean {
  const entries = entriesOf(schema)
  return Object.keys(attributes).some(name => isProp(name, entries))
}

function isProp(name: string, entries: Record<string, SchemaShape>): boolean {
  return !RESERVED.has(name) && Object.hasOwn(entries, name)
}

function parseJson(widget: string, text: string | null | undefined): Record<string, unknown> {
  if (!text?.trim()) {
    return {}
  }
  let value: unknown
  try {
    // A reviver makes parsing ten times slower, so only suspicious text gets one.
    value = /__proto__|\\u005f/i.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text)
  } catch {
    throw new PropsError(widget, [{ field: '(json)', expected: 'valid JSON', received: text.slice(0, 40) }])
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PropsError(widget, [{ field: '(json)', expected: 'an object', received: text.slice(0, 40) }])
  }
  return { ...value }
}

function withoutPrototype(name: string, value: unknown): unknown {
  return name === '__proto__' ? undefined : value
}

interface SchemaShape {
  type?: string
  wrapped?: SchemaShape
  entries?: Record<string, SchemaShape>
  pipe?: readonly SchemaShape[]
}

function entriesOf(schema: unknown): Record<string, SchemaShape> {
  return (schema as SchemaShape).entries ?? {}
}

/** Converts the text of an attribute to the type of its schema. An empty boolean attribute is true, as in HTML. */
function coerce(text: string, schema: SchemaShape | undefined): unknown {
  const shape = unwrap(schema)
  switch (shape?.type) {
    case 'number':
      return text.trim() === '' ? text : Number(text)
    case 'boolean':
      return text === '' || text === 'true' ? true : text === 'false' ? false : text
    case 'array':
    case 'object':
    case 'tuple':
    case 'record':
      return tryJson(text)
    default:
      return text
  }
}

function unwrap(schema: SchemaShape | undefined): SchemaShape | undefined {
  return schema?.wrapped ? unwrap(schema.wrapped) : schema
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
