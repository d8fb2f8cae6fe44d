import { callMarkers, type MarkerFunctions } from './calls'
import { checkMarker } from './check'
import { htmlMarkers } from './html-markers'
import { maskTemplate } from './mask'
import type { Fault, KnownWidgets } from './types'

export interface LintedFault extends Omit<Fault, 'offset'> {
  /** Counted from 1. */
  line: number
  column: number
}

export const DEFAULT_FUNCTIONS: MarkerFunctions = { widget: 0 }

/** Returns what is wrong with the markers of a template, in the order of the text. */
export function lintTemplate(
  source: string,
  known: KnownWidgets,
  functions: MarkerFunctions = DEFAULT_FUNCTIONS,
): LintedFault[] {
  const masked = maskTemplate(source)
  const markers = [...htmlMarkers(masked), ...callMarkers(masked, known, functions)]
  return markers
    .flatMap(marker => checkMarker(marker, known))
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...fault }) => ({ ...fault, ...positionOf(source, offset) }))
}

function positionOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
