import type { WidgetComponent } from './registry'

/** What a renderer needs; the React and the Preact build have one each, with the same behaviour. */
export interface Drawing {
  host: HTMLElement
  component: WidgetComponent<object>
  props: object
  /** Seeds the ids inside the widget. */
  key: string
  /** The host holds exactly what the component will draw. */
  hydrate: boolean
  /** Hears of everything that is thrown while drawing, updating or taking away. */
  onError: (error: unknown) => void
}
