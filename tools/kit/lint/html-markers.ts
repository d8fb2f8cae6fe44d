import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { adviseOnScript, propName, propOfPlain } from '../../../widgets/core/mount/marker-rules'
import { type StartTag, startTags } from './html-tags'
import { jsonFault } from './json-fault'
import type { MaskedTemplate } from './mask'
import { DYNAMIC, type Fault, type GivenProp, type Marker } from './types'

/** `data-` attributes of the runtime, which are never props. */
const RESERVED = new Set(['widget', 'mount', 'key', 'ssr', 'state'])

interface JsonScript {
  text: string
  offset: number
}

export function htmlMarkers({ html, code }: MaskedTemplate): Marker[] {
  const markers: Marker[] = []
  const starts = startTags(html)
  for (const [index, tag] of starts.entries()) {
    const widget = tag.attrs.find(({ name }) => name === 'data-widget')
    if (widget) {
      const within = starts.slice(index + 1).filter(({ start }) => start < tag.close)
      markers.push(markerOf(tag, scriptsOf(html, within), code))
    }
  }
  return markers
}

/** Returns the complete dictionaries of a template. */
export function stringScripts({ html }: MaskedTemplate): JsonScript[] {
  return startTags(html)
    .filter(({ name, attrs }) => name === 'script' && attrs.some(attr => attr.name === 'data-firstrung-strings'))
    .map(({ end }) => scriptAt(html, end))
    .filter(({ text }) => !text.includes(DYNAMIC))
}

interface Scripts {
  script?: JsonScript
  /** The faults of scripts that look like the props, but are ignored. */
  misplaced: readonly Fault[]
}

const isScriptOfProps = ({ name, attrs }: StartTag) =>
  name === 'script' && !attrs.some(attr => /^(src|data-firstrung-strings)$/.test(attr.name))

/** Like the runtime, takes the first JSON script among the children of a marker. */
function scriptsOf(html: string, within: readonly StartTag[]): Scripts {
  const markers = within.filter(({ attrs }) => attrs.some(({ name }) => name === 'data-widget'))
  const own = within.filter(tag => isScriptOfProps(tag) && !isInside(tag, markers))
  const child = own.find(tag => typeOf(tag)?.toLowerCase() === 'application/json' && !isInside(tag, within))
  if (child) {
    return { script: scriptAt(html, child.end), misplaced: [] }
  }
  const misplaced = own.flatMap(tag => {
    const advice = adviseOnScript({ type: typeOf(tag), text: scriptAt(html, tag.end).text })
    return advice ? [fault(tag.start, advice)] : []
  })
  return { misplaced }
}

const typeOf = ({ attrs }: StartTag) => attrs.find(({ name }) => name === 'type')?.value
const isInside = ({ start }: StartTag, tags: readonly StartTag[]) =>
  tags.some(tag => start > tag.start && start < tag.close)

function scriptAt(html: string, offset: number): JsonScript {
  const end = html.indexOf('</script', offset)
  return { text: html.slice(offset, end < 0 ? html.length : end), offset }
}

function markerOf(tag: StartTag, { script, misplaced }: Scripts, code: MaskedTemplate['code']): Marker {
  const json = script ? readJson(script, code) : { props: [], isComplete: misplaced.length === 0, faults: [] }
  const mount = tag.attrs.find(({ name }) => name === 'data-mount')
  const attributes = tag.attrs
    .filter(({ name }) => name.startsWith('data-') && !RESERVED.has(name.slice(5)))
    .map(({ name, value }) => ({
      name: propName(name.slice(5)),
      value: new AttributeText(value),
      offset: tag.offsetOf(name),
    }))
  const widget = tag.attrs.find(({ name }) => name === 'data-widget')?.value ?? ''
  return {
    widget: widget.includes(DYNAMIC) ? DYNAMIC : widget,
    offset: tag.offsetOf('data-widget'),
    ...(mount && !mount.value.includes(DYNAMIC)
      ? { mount: { value: mount.value, offset: tag.offsetOf('data-mount') } }
      : {}),
    props: [...json.props, ...attributes],
    plain: tag.attrs.flatMap(({ name }) => {
      const prop = propOfPlain(name)
      return prop === undefined ? [] : [{ name, prop, offset: tag.offsetOf(name) }]
    }),
    // Template code inside the tag may write attributes.
    isComplete: json.isComplete && !tag.attrs.some(({ name }) => name.includes(DYNAMIC)),
    faults: [...json.faults, ...misplaced],
  }
}

/** The text of an attribute; its type depends on the schema. */
export class AttributeText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

function readJson(script: JsonScript, code: MaskedTemplate['code']): Pick<Marker, 'props' | 'isComplete' | 'faults'> {
  const { text, offset } = script
  if (text.trim() === '' || text.trim().replaceAll(DYNAMIC, '') === '') {
    return { props: [], isComplete: text.trim() === '', faults: [] }
  }
  const errors: ParseError[] = []
  const tree = parseTree(quoteExpressions(text), errors, { disallowComments: true, allowTrailingComma: false })
  const hasStatements = code.some(
    ([start, end]) => start >= offset && end <= offset + text.length && !isRun(text, start - offset),
  )
  if (errors[0] || !tree) {
    // Statements may add missing syntax, such as the commas of a loop.
    const faults = hasStatements ? [] : [jsonFault(errors[0], offset)]
    return { props: [], isComplete: false, faults }
  }
  if (tree.type === 'array' && !tree.children?.length) {
    return { props: [], isComplete: true, faults: [] }
  }
  if (tree.type !== 'object') {
    return { props: [], isComplete: false, faults: [fault(offset + tree.offset, 'The JSON must be an object')] }
  }
  return {
    props: (tree.children ?? []).map(child => propOf(child, tree, offset)),
    isComplete: !hasStatements,
    faults: [],
  }
}

const isRun = (text: string, start: number) => text[start] === DYNAMIC

function propOf(property: Node, tree: Node, offset: number): GivenProp {
  const [key, value] = property.children ?? []
  return {
    name: String(key?.value),
    value: value ? valueOf(value) : undefined,
    offset: offset + property.offset,
    locate: path => {
      const node = findNodeAtLocation(tree, [...path])
      return node ? offset + node.offset : undefined
    },
  }
}

function valueOf({ type, value, children = [] }: Node): unknown {
  if (type === 'array') {
    return children.map(valueOf)
  }
  return type === 'object'
    ? Object.fromEntries(children.map(({ children: [key, item] = [] }) => [key?.value, item && valueOf(item)]))
    : value
}

/** Outside of strings an expression is a whole value, so it is replaced by a string of the same length. */
function quoteExpressions(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\uE000+/g, part => (part.startsWith('"') ? part : `"${part.slice(2)}"`))
}

const fault = (offset: number, message: string): Fault => ({ offset, message, severity: 'error' })
