import type { ReactNode } from 'react'
import type { MountStrategy, WidgetContract } from './contract'
import type { MountContext, Island } from './island'

/** A widget's component; widgets are functions, never classes. */
export type WidgetComponent<Props> = (props: Props) => ReactNode

/** A widget's code, once it is loaded. */
export interface LoadedWidget {
  contract: Pick<WidgetContract, 'name' | 'parse' | 'overrides'>
  component: WidgetComponent<never>
}

/** What the runtime knows about a widget before its code is loaded. */
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
 * on one page: a change to this shape or to those of island.ts needs a new symbol in runtime.ts.
 */
export interface WidgetSource extends Omit<Registration, 'load'> {
  version: string
  load: () => Promise<[MountModule, LoadedWidget]>
  /** The result of `load`, shared by all markers of the widget. */
  loading?: Promise<[MountModule, LoadedWidget]>
}
