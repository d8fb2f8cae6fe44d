import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { adviseOnMedia, messages, repeatedIds } from '../../../widgets/core/mount/marker-rules'
import { nearest } from '../../../widgets/core/mount/nearest'
import { adviseOnStrategy } from '../../../widgets/core/mount/strategy-fault'
import type { JsonSchema } from '../json-schema'
import { AttributeText } from './html-markers'
import { DYNAMIC, type Fault, type GivenProp, type KnownWidgets, type Marker } from './types'

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, validateFormats: false })
const validators = new WeakMap<JsonSchema, ValidateFunction>()

export function checkMarker(marker: Marker, known: KnownWidgets): Fault[] {
  const widget = Object.hasOwn(known.widgets, marker.widget) ? known.widgets[marker.widget] : undefined
  if (!widget) {
    return [
      error(marker.offset, `There is no widget "${marker.widget}".${hint(marker.widget, Object.keys(known.widgets))}`),
    ]
  }
  const { schema, deprecated } = widget
  return [
    ...(deprecated ? [warning(marker.offset, `${marker.widget} is deprecated: ${deprecated}`)] : []),
    ...marker.faults,
    ...checkMount(marker),
    ...marker.props.flatMap(prop => checkName(prop, schema, marker)),
    ...checkPlain(marker, schema),
    ...marker.props.flatMap(prop => checkIds(prop, marker)),
    ...checkValues(marker, schema),
  ]
}

function checkMount({ mount }: Marker): Fault[] {
  const advice = mount?.value && (adviseOnStrategy(mount.value) ?? adviseOnMedia(mount.value))
  return advice ? [error(mount.offset, messages.strategy(mount.value, advice))] : []
}

/** An attribute without `data-` is not a prop, whatever its name. */
function checkPlain({ plain = [], widget }: Marker, { properties = {} }: JsonSchema): Fault[] {
  return plain
    .filter(({ prop }) => Object.hasOwn(properties, prop))
    .map(({ name, offset }) => error(offset, messages.plain(name, widget)))
}

/** Items of one list must not share an id, because the widget uses it as a key. */
function checkIds({ name, value, locate, offset }: GivenProp, { widget }: Marker): Fault[] {
  return repeatedIds(value)
    .filter(({ id }) => !String(id).includes(DYNAMIC))
    .map(({ id, index }) => error(locate?.([name, index, 'id']) ?? offset, messages.repeated(id, widget)))
}

function checkName({ name, value, offset }: GivenProp, { properties = {} }: JsonSchema, { widget }: Marker): Fault[] {
  const prop = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (prop) {
    const [, advice] = /@deprecated\s*(.*)/s.exec(prop.description ?? '') ?? []
    return advice === undefined ? [] : [warning(offset, `"${name}" of ${widget} is deprecated: ${advice}`)]
  }
  const suggestion = hint(name, Object.keys(properties))
  // Other scripts have their own attributes.
  const isForeign = value instanceof AttributeText && !suggestion
  const advice = suggestion || ` Its props: ${Object.keys(properties).join(', ') || 'none'}.`
  return isForeign ? [] : [error(offset, `${widget} has no prop "${name}".${advice}`)]
}

function checkValues(marker: Marker, schema: JsonSchema): Fault[] {
  const props = marker.props.filter(({ name }) => Object.hasOwn(schema.properties ?? {}, name))
  const values = Object.fromEntries(props.map(prop => [prop.name, valueOf(prop, schema)]))
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile({ ...schema, $schema: undefined, $id: undefined })
    validators.set(schema, validate)
  }
  validate(values)
  return mainErrors(validate.errors ?? []).flatMap(found => describe(found, marker, props))
}

/**
 * Drops errors that would contradict the main one: of a union, the errors of its options; of a choice, its type error.
 */
function mainErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors
    .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    .map(({ instancePath }) => instancePath)
  const choices = errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath)
  return errors.filter(
    ({ instancePath, keyword, schemaPath }) =>
      !(keyword === 'type' && choices.includes(instancePath)) &&
      (/^(anyOf|oneOf)$/.test(keyword) ||
        !/\/(anyOf|oneOf)\//.test(schemaPath) ||
        !unions.some(path => instancePath.startsWith(path))),
  )
}

function describe(found: ErrorObject, marker: Marker, props: readonly GivenProp[]): Fault[] {
  const path = found.instancePath
    .split('/')
    .slice(1)
    .map(part => (/^\d+$/.test(part) ? Number(part) : part))
  const prop = props.find(({ name }) => name === path[0])
  const offset = prop?.locate?.(path) ?? prop?.offset ?? marker.offset
  if (found.keyword === 'required') {
    const field = [...path, String(found.params.missingProperty)].join('.')
    return path.length > 0 || marker.isComplete ? [error(offset, `${marker.widget} needs "${field}".`)] : []
  }
  if (JSON.stringify(found.data).includes(DYNAMIC)) {
    return []
  }
  return [
    error(offset, `"${path.join('.')}" of ${marker.widget} must be ${ruleOf(found)}, not ${shortened(found.data)}.`),
  ]
}

function ruleOf({ keyword, params, parentSchema, message }: ErrorObject): string {
  const { allowedValues, allowedValue, type } = params as {
    allowedValues?: unknown[]
    allowedValue?: unknown
    type?: string | string[]
  }
  if (keyword === 'enum') {
    return allowedValues?.map(value => JSON.stringify(value)).join(' or ') ?? ''
  }
  if (keyword === 'const') {
    return JSON.stringify(allowedValue)
  }
  if (keyword === 'anyOf' || keyword === 'oneOf') {
    return ((parentSchema as JsonSchema)[keyword] as JsonSchema[]).map(typeText).join(' or ')
  }
  return keyword === 'type'
    ? [type].flat().join(' or ')
    : (message ?? 'valid').replace(/^must /, '').replace(/^be /, '')
}

const typeText = (schema: JsonSchema): string =>
  schema.enum?.map(value => JSON.stringify(value)).join(' or ') ??
  (schema.const === undefined ? [schema.type ?? 'another value'].flat().join(' or ') : JSON.stringify(schema.const))

/** Converts the text of an attribute to the type of its schema, as the runtime does. */
function valueOf({ name, value }: GivenProp, { properties = {} }: JsonSchema): unknown {
  if (!(value instanceof AttributeText)) {
    return value
  }
  const { text } = value
  return text.includes(DYNAMIC) ? DYNAMIC : coerce(text, properties[name] ?? {})
}

function coerce(text: string, schema: JsonSchema): unknown {
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (options) {
    return options.find(option => String(option) === text) ?? text
  }
  const union = schema.anyOf ?? schema.oneOf
  if (union) {
    return union.map(option => coerce(text, option)).find(option => typeof option !== 'string') ?? text
  }
  const types = [schema.type ?? []].flat()
  if (types.includes('boolean') && /^(true|false)?$/.test(text)) {
    return text !== 'false'
  }
  if (types.some(type => /^(number|integer|array|object|null)$/.test(type))) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  return text
}

function hint(name: string, names: readonly string[]): string {
  const match = nearest(name, names)
  return match ? ` Did you mean "${match}"?` : ''
}

const shortened = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
const warning = (offset: number, message: string): Fault => ({ offset, message, severity: 'warning' })
const error = (offset: number, message: string): Fault => ({ offset, message, severity: 'error' })
