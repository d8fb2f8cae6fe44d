import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type * as v from 'valibot'
import type { EventSchemas, PropsSchema, WidgetContract, WidgetProps } from './contract'

/**
 * Props of a widget used as a component: its contract's, and a handler for each of its events: `onOpened` gets the
 * detail of `faq:opened`.
 */
export type ComponentProps<Contract extends WidgetContract> = v.InferInput<Contract['props']> &
  Handlers<Contract['events']>

type Handlers<Events extends EventSchemas> = {
  readonly [Name in keyof Events & string as HandlerName<Name>]?: (detail: v.InferOutput<Events[Name]>) => void
}
type HandlerName<Event extends string> = Event extends `${string}:${infer Happened}` ? `on${Pascal<Happened>}` : never
type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>

/**
 * Wraps a widget as a component for React and Preact apps. It validates its props like a marker's (it throws
 * `PropsError`), accepts new props at any time, and is independent of the page's runtime.
 */
export function componentOf<Schema extends PropsSchema, Events extends EventSchemas>(
  contract: WidgetContract<Schema, Events>,
  widget: (props: WidgetProps<WidgetContract<Schema, Events>>) => ReactNode,
): (props: ComponentProps<WidgetContract<Schema, Events>>) => ReactNode {
  const events = Object.keys(contract.events).map(name => ({ name, handler: handlerOf(name) }))

  return function Widget(given) {
    const { handlers, json } = split(given, events)
    const props = useMemo(() => contract.parse({ attributes: {}, json }), [json])
    const { host, ref } = useHost(events, handlers)
    const inner = createElement(widget as ComponentType<object>, { ...props, ...(host ? { host } : {}) })
    // The packages' style sheets apply within this attribute or a marker.
    return createElement('div', { ref, 'data-firstrung': contract.name }, inner)
  }
}

interface WidgetEvent {
  name: string
  /** The name of its prop. */
  handler: string
}

type HandlersByName = Readonly<Record<string, ((detail: unknown) => void) | undefined>>

/** `faq:opened` -> `onOpened`: the prop that gets the event. */
export const handlerOf = (event: string): string =>
  `on-${event.slice(event.indexOf(':') + 1)}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** JSON keeps equal props identical, so that the app's renders do not re-render the widget. */
function split(given: object, events: readonly WidgetEvent[]): { handlers: HandlersByName; json: string } {
  const handlers: Record<string, ((detail: unknown) => void) | undefined> = {}
  const props: Record<string, unknown> = { ...given }
  for (const { handler } of events) {
    handlers[handler] = props[handler] as HandlersByName[string]
    delete props[handler]
  }
  return { handlers, json: JSON.stringify(props) }
}

/** The element on which the widget fires its events; undefined on servers. */
function useHost(events: readonly WidgetEvent[], handlers: HandlersByName) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  // A stable function: an element that is passed twice keeps one listener for each event.
  const [ref] = useState(() => {
    const listener = ({ type, detail }: Event & { detail?: unknown }) =>
      events.forEach(({ name, handler }) => name === type && latest.current[handler]?.(detail))
    return (element: HTMLElement | null) => {
      events.forEach(({ name }) => element?.addEventListener(name, listener))
      setHost(element)
    }
  })
  return { host, ref }
}
