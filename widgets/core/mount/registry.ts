import type { ReactNode } from 'react'
import type { MountStrategy, WidgetContract } from './contract'

/** A widget's component; widgets are functions, never classes. */
export type WidgetComponent<Props> = (props: Props) => ReactNode

/** What a widget's code brings once it is loaded. */
export interface LoadedWidget {
  contract: Pick<WidgetContract, 'name' | 'parse'>
  component: WidgetComponent<never>
}

/** What the runtime knows before a widget's code is loaded. */
export interface Registration {
  name: string
  mount: MountStrategy
  load: () => Promise<LoadedWidget>
}
