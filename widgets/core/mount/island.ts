import type { Handover } from './registry'

/** Where a widget failed. `mount` includes its first effects, `update` is everything after. */
export type FailurePhase = 'load' | 'props' | 'mount' | 'update' | 'unmount'

/** `detail` of the `firstrung:error` event, and what a handler of `onError` receives. */
export interface Failure {
  widget: string
  phase: FailurePhase
  error: unknown
}

/** An early interaction, kept until the widget can answer it. */
export interface Held {
  event: Event
  target: HTMLElement
  /** What a text field held at that moment. */
  value?: string
  /** Whether a box was ticked. */
  checked?: boolean
}

/** One marker on the page, from the moment it is found until it leaves. */
export interface Island {
  readonly host: HTMLElement
  readonly name: string
  /** Nothing while it waits for its registration, its strategy or, after its code failed to load, another chance. */
  state?: 'loading' | 'mounted' | 'failed' | 'gone'
  widget?: Handover
  /** Early interactions in their order. */
  held: Held[]
  /** True while native actions go ahead: before a media query matches, and once the widget is there or given up. */
  native?: boolean
  /** When its code was asked for. */
  asked?: number
  unmount?: () => void
  /** For the overlay of `?widgets=debug`. */
  props?: object
  cost?: number
  hydrated?: boolean
}

/** What stands behind the one symbol of a page: whichever copy or version of this package came first owns it. */
export interface Page {
  /** Which elements are ours. An attribute would be copied by `cloneNode` and by page caches; this is not. */
  readonly islands: WeakMap<Element, Island>
  /** The first failures, for handlers that arrive late. */
  readonly failures: readonly Failure[]
  add: (widget: Handover) => void
}

/** What the owner of the page lends to the code that mounts. */
export interface MountContext {
  /** Hydrated islands by their `data-key`, which seeds their ids. */
  readonly keys: Map<string, Island>
  fail: (island: Island, phase: FailurePhase, error: unknown) => void
}
