import * as v from 'valibot'
import { entriesOf, type SchemaShape } from './shapes'

/** The source of props. `attributes` has `dataset` names (camelCase) and overrides `json`. */
export interface PropsSource {
  attributes: Readonly<Record<string, string | undefined>>
  /** The text of the marker's `<script type="application/json">`, if any. */
  json?: string | null
  /** Called with the names in `attributes` and `json` that are neither props nor attributes of the runtime, if any. */
  onStrays?: (strays: Strays) => void
}

export interface Strays {
  attributes: readonly string[]
  json: readonly string[]
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
const RESERVED = new Set(['widget', 'mount', 'key', 'ssr'])

/** Values of `data-state` that the runtime sets. With any other value the attribute may be a prop. */
const RUNTIME_STATES = new Set<string | undefined>(['mounted', 'failed'])

/** Returns the validated props of a marker. Throws `PropsError`. */
export function readProps<Schema extends v.GenericSchema>(
  widget: string,
  schema: Schema,
  source: PropsSource,
): v.InferOutput<Schema> {
  const input: Record<string, unknown> = parseJson(widget, source.json)
  const entries = entriesOf(schema)
  for (const [name, text] of Object.entries(source.attributes)) {
    if (text !== undefined && isProp(name, text, entries)) {
      input[name] = coerce(text, entries[name])
    }
  }
  reportStrays(source, input, entries)
  const result = v.safeParse(schema, input)
  if (result.success) {
    return result.output
  }
  throw new PropsError(
    widget,
    result.issues.map(issue => ({
      field: v.getDotPath(issue) ?? '(all)',
      // valibot reports a missing key by its name.
      expected: isMissing(issue) ? 'given' : (issue.expected ?? issue.message),
      received: isMissing(issue) ? 'missing' : issue.received,
    })),
  )
}

function isMissing({ expected, received, path }: v.BaseIssue<unknown>): boolean {
  return received === 'undefined' && expected === JSON.stringify(path?.at(-1)?.key)
}

function reportStrays(
  { attributes, onStrays }: PropsSource,
  input: Record<string, unknown>,
  entries: Record<string, SchemaShape>,
): void {
  const strays = {
    attributes: Object.keys(attributes).filter(
      name => !RESERVED.has(name) && name !== 'state' && !Object.hasOwn(entries, name),
    ),
    json: Object.keys(input).filter(name => !Object.hasOwn(entries, name)),
  }
  if (strays.attributes.length || strays.json.length) {
    onStrays?.(strays)
  }
}

/** Returns whether any of the attributes sets a prop of the schema. */
export function hasPropAttribute(schema: v.GenericSchema, attributes: PropsSource['attributes']): boolean {
  const entries = entriesOf(schema)
  return Object.entries(attributes).some(([name, text]) => isProp(name, text, entries))
}

function isProp(name: string, text: string | undefined, entries: Record<string, SchemaShape>): boolean {
  return !RESERVED.has(name) && Object.hasOwn(entries, name) && !(name === 'state' && RUNTIME_STATES.has(text))
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
  // PHP encodes an empty array of props as a list.
  if (Array.isArray(value) && !value.length) {
    return {}
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PropsError(widget, [{ field: '(json)', expected: 'an object', received: text.slice(0, 40) }])
  }
  return { ...value }
}

function withoutPrototype(name: string, value: unknown): unknown {
  return name === '__proto__' ? undefined : value
}

/** Converts the text of an attribute to the type of its schema. An empty boolean attribute is true, as in HTML. */
function coerce(text: string, schema: SchemaShape | undefined): unknown {
  if (schema?.wrapped) {
    const value = coerce(text, schema.wrapped)
    return text === 'null' && /^null/.test(schema.type ?? '') && !accepts(schema.wrapped, value) ? null : value
  }
  switch (schema?.type) {
    case 'number':
      return toNumber(text)
    case 'boolean':
      return text === '' || text === 'true' ? true : text === 'false' ? false : text
    case 'literal':
    case 'picklist':
    case 'enum':
      return (schema.options ?? [schema.literal]).find(option => String(option) === text) ?? text
    case 'union':
      return coerceToOption(text, schema.options as readonly SchemaShape[])
    case 'array':
    case 'object':
    case 'tuple':
    case 'record':
      return tryJson(text)
    default:
      return text
  }
}

/** Text that is not a number stays text, so that errors can quote it. */
function toNumber(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}

function coerceToOption(text: string, options: readonly SchemaShape[]): unknown {
  const fitting = options.find(option => accepts(option, coerce(text, option)))
  return fitting ? coerce(text, fitting) : text
}

function accepts(schema: SchemaShape, value: unknown): boolean {
  return v.is(schema as v.GenericSchema, value)
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
