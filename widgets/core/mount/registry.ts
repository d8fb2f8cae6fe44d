import type { ReactNode } from 'react'
import type { MountStrategy, WidgetContract } from './contract'
import type { MountContext, Island } from './island'

/** A widget's component; widgets are functions, never classes. */
export type WidgetComponent<Props> = (props: Props) => ReactNode

/** What a widget's code brings once it is loaded. */
export interface LoadedWidget {
  contract: Pick<WidgetContract, 'name' | 'parse' | 'overrides'>
  component: WidgetComponent<never>
}

/** What the runtime knows before a widget's code is loaded. */
export interface Registration {
  name: string
  mount: MountStrategy
  load: () => Promise<LoadedWidget>
}

/** The code that mounts, as its own module: it comes with the first widget. */
export interface Mounting {
  mountIsland: (island: Island, desk: MountContext, loaded: LoadedWidget) => void
}

/**
 * What one copy of this package hands to the copy that owns the page. It brings its own mounting code, because a
 * component only works with the React or Preact that it was built with. Copies of several releases meet on one page:
 * a change to this shape or to those of island.ts needs a new symbol in runtime.ts.
 */
export interface Handover extends Omit<Registration, 'load'> {
  version: string
  load: () => Promise<[Mounting, LoadedWidget]>
  /** Code on its way or here, shared by all markers of the widget. */
  loading?: Promise<[Mounting, LoadedWidget]>
}
