import { snake } from '../macros/shared'
import { type Argument, argumentsAt, literalOf } from './arguments'
import type { MaskedTemplate } from './mask'
import { DYNAMIC, type GivenProp, type KnownWidgets, type Marker } from './types'

/**
 * `widget("faq", { ... })`: functions that write a marker, with the index of the widget's name among their arguments.
 */
export type MarkerFunctions = Readonly<Record<string, number>>

/** Returns the markers that expressions write: with functions such as `widget`, and with the macros of the kit. */
export function callMarkers(
  { source, code }: MaskedTemplate,
  known: KnownWidgets,
  functions: MarkerFunctions,
): Marker[] {
  const names = Object.keys(functions).join('|')
  const call = new RegExp(
    String.raw`\b(?:(${names})\s*(?=\()|(?:firstrung\.|Firstrung(?:::|\.))(\w+)\s*(?=\()|widget\s+["']([\w-]+)["'])`,
    'g',
  )
  return code.flatMap(([start, end]) =>
    [...source.slice(start, end).matchAll(call)].flatMap(match => {
      const [whole, fn, macro = '', tag] = match
      const offset = start + match.index
      const open = offset + whole.length
      if (tag !== undefined) {
        return source.startsWith('{%', start)
          ? [djangoMarker(tag, { text: source.slice(open, end), offset, open })]
          : []
      }
      const args = argumentsAt(source.slice(0, end), open)?.list
      return !args ? [] : fn ? functionMarker(args, functions[fn] ?? 0) : [macroMarker(macro, { args, offset }, known)]
    }),
  )
}

function functionMarker(args: Argument[], position: number): Marker[] {
  const first = args[position]
  const name = literalOf(first?.text ?? '')
  const props = args[position + 1]
  const options = args[position + 2]
  if (!first || typeof name !== 'string' || !(name === DYNAMIC || /^[\w-]+$/.test(name))) {
    return []
  }
  const given = objectProps(props)
  return [
    {
      ...{ widget: name, offset: first.offset, faults: [] },
      props: given ?? [],
      isComplete: !props || given !== undefined,
      ...mountOf(options && entriesOf(options)),
    },
  ]
}

function macroMarker(macro: string, call: { args: Argument[]; offset: number }, known: KnownWidgets): Marker {
  const { args, offset } = call
  const widget = Object.keys(known.widgets).find(name => snake(name) === macro) ?? macro
  const named = args.filter(arg => arg.name !== undefined)
  const map = !args[0]?.name && args[0]?.text.startsWith('{') ? objectProps(args[0]) : undefined
  const keys = Object.keys(known.widgets[widget]?.schema.properties ?? {})
  // Ruby names parameters in snake_case.
  const propName = (name: string) => keys.find(key => key === name || snake(key) === name) ?? name
  const props = named
    .filter(({ name }) => name !== 'mount' && name !== 'html')
    .map(arg => propOf({ ...arg, name: propName(arg.name ?? '') }))
  return {
    ...{ widget, offset, faults: [] },
    props: map ?? props,
    isComplete: map !== undefined || named.length === args.length,
    ...mountOf(args),
  }
}

function djangoMarker(widget: string, tag: { text: string; offset: number; open: number }): Marker {
  const { text, offset, open } = tag
  const args = [...text.matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(match => ({
    ...{ name: match[1] ?? '', text: match[2] ?? '' },
    ...{ offset: open + match.index, valueOffset: open + match.index },
  }))
  const props = args.filter(({ name }) => name !== 'mount' && name !== 'html').map(propOf)
  return { widget, offset, props, isComplete: true, faults: [], ...mountOf(args) }
}

function mountOf(args: readonly Argument[] | undefined): Pick<Marker, 'mount'> {
  const mount = args?.find(({ name }) => name === 'mount')
  const value = mount && literalOf(mount.text)
  return mount && typeof value === 'string' && /^[a-z]/.test(value)
    ? { mount: { value, offset: mount.valueOffset } }
    : {}
}

/** The props of an object literal; undefined if they are not all literal. */
function objectProps(argument: Argument | undefined): GivenProp[] | undefined {
  const entries = argument && entriesOf(argument)
  return entries?.every(({ name }) => name !== undefined) ? entries.map(propOf) : undefined
}

function entriesOf({ text, valueOffset }: Argument): Argument[] | undefined {
  return text.startsWith('{')
    ? argumentsAt(text, 0)?.list.map(entry => ({
        ...entry,
        offset: valueOffset + entry.offset,
        valueOffset: valueOffset + entry.valueOffset,
      }))
    : undefined
}

const propOf = ({ name = '', text, offset }: Argument): GivenProp => ({ name, value: literalOf(text), offset })
