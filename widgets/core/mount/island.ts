import type { ReactNode } from 'react'
import type { MountStrategy, WidgetContract } from './contract'

/** Where a widget failed. `mount` includes its first effects, `update` is everything after. */
export type FailurePhase = 'load' | 'props' | 'mount' | 'update' | 'unmount'

/** `detail` of the `firstrung:error` event, and the argument of `onError` handlers. */
export interface Failure {
  widget: string
  phase: FailurePhase
  error: unknown
}

/** An interaction with a marker whose widget is not mounted yet. */
export interface PendingEvent {
  event: Event
  target: HTMLElement
  /** The text of the field when the event fired. */
  value?: string
  /** Whether the box was ticked. */
  checked?: boolean
}

/** One marker on the page, from the moment it is found until it is removed. */
export interface Island {
  readonly host: HTMLElement
  readonly name: string
  /** Undefined while it waits for its registration, for its strategy or, after its code failed to load, for a retry. */
  state?: 'loading' | 'mounted' | 'failed' | 'removed'
  widget?: WidgetSource
  /** In the order in which they happened. */
  pending: PendingEvent[]
  /** Events go straight to the browser: before a media query matches, and after the widget mounted or failed. */
  native?: boolean
  /** `performance.now()` when its code was requested. */
  requestedAt?: number
  /** The page has requested it, whatever its strategy. */
  isWanted?: boolean
  /** The JSON of props set by script, which replaces the marker's. */
  json?: string
  /** Renders the mounted widget with new props. */
  update?: () => void
  unmount?: () => void
  /** For the overlay of `?widgets=debug`; `cost` is the time to mount, in milliseconds. */
  props?: object
  cost?: number
  hydrated?: boolean
}

/** The value of the page's global symbol. The first copy of this package on the page owns it, whatever its version. */
export interface PageRuntime {
  /** All known markers. Cloning and page caches would copy an attribute; they cannot copy this. */
  readonly islands: WeakMap<Element, Island>
  /** The first failures, for handlers that are added later. */
  readonly failures: readonly Failure[]
  add: (widget: WidgetSource) => void
  /** The members below are missing if the page belongs to an older release. */
  widgets?: ReadonlyMap<string, WidgetSource>
  /** Observes the markers of a tree: additions, removals and interactions. */
  observe?: (tree: Node) => void
  load?: (island: Island | undefined) => void
  remake?: (host: HTMLElement) => void
  end?: (island: Island | undefined) => void
}

/** The options that the owner of the page passes to the mounting code. */
export interface MountContext {
  /** Hydrated islands by their `data-key`, which seeds their ids. */
  readonly keys: Map<string, Island>
  fail: (island: Island, phase: FailurePhase, error: unknown) => void
  /** Remounts a changed marker. Missing if the page belongs to an older release. */
  remake?: (host: HTMLElement) => void
}

/** The global function of `early`: ends its capture and returns the events in order. */
export type TakeEarly = () => PendingEvent[]

/** A widget's component; widgets are functions, never classes. */
export type WidgetComponent<Props> = (props: Props) => ReactNode

/** A widget's code, once it is loaded. */
export interface LoadedWidget {
  contract: Pick<WidgetContract, 'name' | 'parse' | 'overrides'> & Partial<Pick<WidgetContract, 'props'>>
  component: WidgetComponent<never>
}

/** The registration of a widget, before its code is loaded. */
export interface Registration {
  name: string
  mount: MountStrategy
  load: () => Promise<LoadedWidget>
}

/** The module with the code that mounts; it is loaded together with the first widget. */
export interface MountModule {
  mountIsland: (island: Island, context: MountContext, loaded: LoadedWidget) => void
}

/**
 * A widget as one copy of this package passes it to the copy that owns the page. It includes its own mounting code,
 * because a component only works with the React or Preact that it was built with. Copies of several releases can meet
 * on one page: a change to a shape of this file needs a new symbol in runtime.ts.
 */
export interface WidgetSource extends Omit<Registration, 'load'> {
  version: string
  load: () => Promise<[MountModule, LoadedWidget]>
  /** The result of `load`, shared by all markers of the widget. */
  loading?: Promise<[MountModule, LoadedWidget]>
}
