import { callMarkers, type MarkerFunctions } from './calls'
import { checkMarker } from './check'
import { htmlMarkers, stringScripts } from './html-markers'
import { type MaskedTemplate, maskTemplate } from './mask'
import { checkStrings } from './strings'
import { DYNAMIC, type Fault, type KnownWidgets } from './types'

export interface LintedFault extends Omit<Fault, 'offset'> {
  /** Counted from 1. */
  line: number
  column: number
}

export const DEFAULT_FUNCTIONS: MarkerFunctions = { widget: 0 }

export function lintTemplate(
  source: string,
  known: KnownWidgets,
  functions: MarkerFunctions = DEFAULT_FUNCTIONS,
): LintedFault[] {
  const masked = maskTemplate(source)
  const markers = markersIn(masked, known, functions).filter(({ widget }) => widget !== DYNAMIC)
  const strings = stringScripts(masked).flatMap(({ text, offset }) =>
    checkStrings(text, known).faults.map(fault => ({ ...fault, offset: fault.offset + offset })),
  )
  return placed(source, [...markers.flatMap(marker => checkMarker(marker, known)), ...strings])
}

/** Returns the widgets that a template names; `DYNAMIC` for names that only its engine knows. */
export function widgetsIn(
  source: string,
  known: KnownWidgets,
  functions: MarkerFunctions = DEFAULT_FUNCTIONS,
): string[] {
  return markersIn(maskTemplate(source), known, functions).map(({ widget }) => widget)
}

const markersIn = (masked: MaskedTemplate, known: KnownWidgets, functions: MarkerFunctions) => [
  ...htmlMarkers(masked),
  ...callMarkers(masked, known, functions),
]

/**
 * Returns the faults of a dictionary, and a warning for each missing text of the named widgets. Throws if one of them
 * does not exist.
 */
export function lintStrings(source: string, known: KnownWidgets, widgets: readonly string[]): LintedFault[] {
  const { faults, given } = checkStrings(source, known)
  const wanted = widgets.flatMap(name => {
    const widget = Object.hasOwn(known.widgets, name) ? known.widgets[name] : undefined
    if (!widget) {
      throw new Error(`There is no widget "${name}"`)
    }
    return widget.texts ?? []
  })
  const missing = [...new Set(wanted)].filter(text => !given.has(text))
  return placed(source, [
    ...faults,
    ...missing.map(text => ({ offset: 0, message: `"${text}" stays English.`, severity: 'warning' as const })),
  ])
}

/** Returns the line that ends a report: "1 file, 2 errors, 0 warnings (widgets 1.4.0)". */
export function summaryOf(
  files: number,
  faults: readonly { severity: Fault['severity'] }[],
  { version = '' }: KnownWidgets,
): string {
  const errors = faults.filter(({ severity }) => severity === 'error').length
  const counts = Object.entries({ file: files, error: errors, warning: faults.length - errors })
  return `${counts.map(([noun, count]) => `${count} ${noun}${count === 1 ? '' : 's'}`).join(', ')} (widgets ${version})`
}

const placed = (source: string, faults: readonly Fault[]): LintedFault[] =>
  [...faults]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...fault }) => ({ ...fault, ...positionOf(source, offset) }))

function positionOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
