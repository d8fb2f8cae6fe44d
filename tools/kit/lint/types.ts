import type { JsonSchema } from '../json-schema'

/** Files of the release by plain name; `size` is their length. */
export type ReleaseAssets = Readonly<Record<string, { file: string; integrity: string; size: number }>>

/** `widgets.json` of the kit: the linter's data about the widgets. */
export interface KnownWidgets {
  version?: string
  assets?: ReleaseAssets
  widgets: Record<string, KnownWidget>
}

interface KnownWidget {
  schema: JsonSchema
  /** The widget's English texts. Releases before 1.4 do not have them. */
  texts?: readonly string[]
  /** The `@deprecated` of its contract: since when, until when, and its replacement. */
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

/** A prop in a template, as attribute, JSON or argument; `value` contains `DYNAMIC` for non-literal parts. */
export interface GivenProp {
  name: string
  value: unknown
  offset: number
  /** Finds the offset of a nested value: `['items', 0, 'id']`. */
  locate?: (path: readonly (string | number)[]) => number | undefined
}

export interface Marker {
  /** `DYNAMIC` if the template engine writes the name. */
  widget: string
  offset: number
  mount?: { value: string; offset: number }
  props: GivenProp[]
  /** Non-standard attributes without `data-`, with the prop that they may mean. */
  plain?: readonly { name: string; prop: string; offset: number }[]
  /** False if some props are unknown, so that none can be reported missing. */
  isComplete: boolean
  faults: Fault[]
}
