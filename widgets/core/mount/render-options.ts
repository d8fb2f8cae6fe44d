import type { WidgetComponent } from './island'

/** A widget in its host. */
export interface RenderedWidget {
  /** Renders new props synchronously; its state stays. */
  update: (props: object) => void
  unmount: () => void
}

/** Input of a renderer. The React build and the Preact build have one each, with the same behaviour. */
export interface RenderOptions {
  host: HTMLElement
  component: WidgetComponent<object>
  props: object
  /** Seeds the ids inside the widget. */
  key: string
  /** The host contains exactly what the component will render. */
  hydrate: boolean
  /** Called with every exception while rendering, updating or unmounting. */
  onError: (error: unknown) => void
}
