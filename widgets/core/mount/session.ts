import type { HostWatch } from './changes'
import type { Island, LoadedWidget, MountContext, WidgetComponent } from './island'
import type { PropsSource } from './props'
import type { RenderedWidget } from './render-options'

/** One widget on its host, from mounting to unmounting. */
export interface Session {
  context: MountContext
  island: Island
  contract: LoadedWidget['contract']
  component: WidgetComponent<object>
  script: HTMLElement | null
  /** The script text that the props were read from. */
  json: string
  /** The attributes that the props were read from. */
  attributes: PropsSource['attributes']
  /** A container with the server's content of the host, which is restored when the widget fails or is unmounted. */
  serverContent: Node
  phase: 'mount' | 'update' | 'unmount' | 'done'
  /** Counts the renders. Errors of all but the latest are ignored. */
  renders: number
  errors: unknown[]
  rendered?: RenderedWidget
  watch?: HostWatch
}
