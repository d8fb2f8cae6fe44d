import type { JsonSchema } from '../json-schema'

/** `widgets.json` of the kit: what the linter knows of the widgets. */
export interface KnownWidgets {
  version?: string
  widgets: Record<string, KnownWidget>
}

export interface KnownWidget {
  schema: JsonSchema
  /** The English texts that it shows. Releases before 1.4 do not have them. */
  texts?: readonly string[]
  /** Since when it is deprecated, when it goes and what replaces it: the `@deprecated` of its contract. */
  deprecated?: string
}

/** A fault in a template; `offset` counts characters from 0. */
export interface Fault {
  offset: number
  message: string
  severity: 'error' | 'warning'
}

/** A value that only the template engine knows. */
export const DYNAMIC = '\uE000'

/** One prop that a template gives, by attribute, JSON or argument; `value` holds `DYNAMIC` where it is not literal. */
export interface GivenProp {
  name: string
  value: unknown
  /** Where it is written. */
  offset: number
  /** Finds where a nested value is written: `['items', 0, 'id']`. */
  locate?: (path: readonly (string | number)[]) => number | undefined
}

/** A marker in a template, whether it is written in HTML or by a macro. */
export interface Marker {
  widget: string
  offset: number
  mount?: { value: string; offset: number }
  props: GivenProp[]
  /** Attributes without `data-` that HTML does not define, with the prop that they may mean. */
  plain?: readonly { name: string; prop: string; offset: number }[]
  /** False if some props are not known, so that none can be missing. */
  isComplete: boolean
  faults: Fault[]
}
