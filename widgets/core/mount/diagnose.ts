import { describeShape, sampleOf, shapeAt } from './describe-shape'
import { nearest } from './nearest'
import { PropsError, type PropsFault, type Strays } from './props'
import { entriesOf } from './shapes'
import { adviseOnStrategy } from './strategy-fault'

// For the overlay, which shares their code with the diagnosis of a marker.
export { findMistakes } from './mistakes'

/** The attributes in a snippet: those that a template's author writes. */
const NOT_WRITTEN = /^data-(ssr|key|state)$/
const MAX_JSON = 400

/** Adds to the message of a `PropsError` which marker it is about, and a corrected snippet. */
export function explain(host: HTMLElement, schema: unknown, error: unknown): void {
  if (error instanceof PropsError) {
    const faults = error.faults.map(fault => describeFault(host, schema, fault))
    error.message = [
      `${error.message}.`,
      `In ${placeOf(host)}:`,
      ...faults.map(text => `  ${text}`),
      'For example:',
      correctedSnippet(host, schema, error.faults),
    ].join('\n')
  }
}

/** Warns about attributes and JSON keys that are almost a prop, and about all other unknown keys in the JSON. */
export function reportStrays(host: HTMLElement, schema: unknown, { attributes, json }: Strays): void {
  const names = Object.keys(entriesOf(schema))
  const lines = [
    ...attributes.flatMap(name => {
      const match = nearest(name, names)
      return match ? [`${attributeOf(name)} is not a prop. Did you mean ${attributeOf(match)}?`] : []
    }),
    ...json.map(name => {
      const match = nearest(name, names)
      return `"${name}" in the JSON is not a prop.${match ? ` Did you mean "${match}"?` : ` Props: ${names.join(', ')}.`}`
    }),
  ]
  if (lines.length) {
    warn(host, `Widget "${host.dataset.widget}": ${lines.join(' ')}`)
  }
}

/** Warns about an invalid strategy, or otherwise about a widget that is not registered once the page is loaded. */
export function report(host: HTMLElement, widgets: ReadonlyMap<string, unknown>, strategy?: string): void {
  if (strategy !== undefined) {
    const advice = adviseOnStrategy(strategy) ?? 'This browser does not understand it.'
    warn(host, `data-mount="${strategy}" is not a strategy. ${advice}`)
    return
  }
  const { widget = '' } = host.dataset
  const names = [...widgets.keys()].sort()
  const match = nearest(widget, names)
  const advice = match ? `Did you mean "${match}"?` : `Registered: ${names.join(', ')}.`
  warn(host, `There is no widget "${widget}" on this page. ${advice}`)
}

/** Warns in the console, and in the separate overlay of `?widgets=debug`. */
function warn(host: HTMLElement, text: string): void {
  const page = globalThis as unknown as Record<symbol, WeakMap<HTMLElement, string> | undefined>
  const warnings = (page[Symbol.for('firstrung.mistakes')] ??= new WeakMap<HTMLElement, string>())
  warnings.set(host, [warnings.get(host), text].filter(Boolean).join('\n'))
  // eslint-disable-next-line no-console -- mistakes in a template can only show in the console
  console.warn(`${text}\nIn ${placeOf(host)}`)
}

function describeFault(host: HTMLElement, schema: unknown, { field, received }: PropsFault): string {
  const shape = shapeAt(schema, field)
  const written = host.dataset[field]
  const got = received === 'missing' ? 'nothing' : written === undefined ? received : `"${written}"`
  return `${field}: expected ${describeShape(shape)}, received ${got}`
}

/** The opening tag of a marker and its position: `<div data-widget="faq"> (2 of 3 "faq" in section#help)`. */
function placeOf(host: HTMLElement): string {
  const name = host.dataset.widget ?? ''
  const all = [...document.querySelectorAll(`[data-widget="${CSS.escape(name)}"]`)]
  const parent = host.parentElement?.closest<HTMLElement>('[id],main,header,footer,nav,aside,section,body')
  const where = parent ? ` in ${parent.localName}${parent.id ? `#${parent.id}` : ''}` : ''
  return `${openingTag(host, attributesOf(host))} (${all.indexOf(host) + 1} of ${all.length} "${name}"${where})`
}

function attributesOf(host: HTMLElement): Record<string, string> {
  const written = [...host.attributes].filter(({ name }) => !NOT_WRITTEN.test(name))
  return Object.fromEntries(written.map(({ name, value }) => [name, value]))
}

function openingTag(host: HTMLElement, attributes: Record<string, string>): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replace(/"/g, '&quot;')}"`)
  return `<${host.localName}${text.join('')}>`
}

function correctedSnippet(host: HTMLElement, schema: unknown, faults: readonly PropsFault[]): string {
  const attributes = attributesOf(host)
  const json: Record<string, unknown> = {}
  for (const name of new Set(faults.map(({ field }) => field.split('.')[0] ?? ''))) {
    const sample = sampleOf(shapeAt(schema, name))
    if (typeof sample === 'object') {
      json[name] = sample
    } else if (Object.hasOwn(entriesOf(schema), name)) {
      attributes[attributeOf(name)] = typeof sample === 'string' ? sample : JSON.stringify(sample)
    }
  }
  const text = Object.keys(json).length ? JSON.stringify(json).slice(0, MAX_JSON).replace(/</g, '\\u003c') : ''
  const script = text ? `\n  <script type="application/json">${text}</script>\n` : ''
  return `${openingTag(host, attributes)}${script}</${host.localName}>`
}

function attributeOf(prop: string): string {
  return `data-${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}
