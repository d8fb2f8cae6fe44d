import type * as v from 'valibot'
import { hasPropAttribute, type PropsSource, readProps } from './props'

/**
 * When a marker's widget is mounted: as soon as its code is loaded (`load`), when the browser is idle (`idle`), when
 * the marker comes near the viewport (`visible`; `visible(0px)` sets the distance), when someone points at, focuses or
 * touches it (`interaction`), or when a media query matches (`media((min-width: 768px))`).
 */
export type MountStrategy = 'load' | 'idle' | 'visible' | `visible(${string})` | 'interaction' | `media(${string})`

/** A props schema is a valibot object of JSON values. */
export type PropsSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

/** Names of events, and the schemas of their `event.detail`. */
export type EventSchemas = Readonly<Record<string, v.GenericSchema>>

export interface WidgetContract<Schema extends PropsSchema = PropsSchema, Events extends EventSchemas = EventSchemas> {
  /** The value of `data-widget`: the name of the widget's folder, in kebab-case. */
  readonly name: string
  /** The strategy of markers without `data-mount`. */
  readonly mount: MountStrategy
  readonly props: Schema
  /** Events that the host element fires for user actions, called `<widget>:<past-tense>`. */
  readonly events: Events
  /** Turns the attributes and JSON of a marker into props. Throws `PropsError`, which names each invalid field. */
  readonly parse: (source: PropsSource) => v.InferOutput<Schema>
  /** Returns whether an attribute sets a prop: then the server did not render these props. */
  readonly overrides: (attributes: PropsSource['attributes']) => boolean
}

/** The events of a widget by name, for `addEventListener`. */
export type EventMap<Contract extends WidgetContract> = {
  [Name in keyof Contract['events'] & string]: CustomEvent<v.InferOutput<Contract['events'][Name]>>
}

declare global {
  interface GlobalEventHandlersEventMap {
    'firstrung:ready': CustomEvent<{ widget: string }>
    'firstrung:error': CustomEvent<{ widget: string; phase: string; error: unknown }>
  }
}

/** Props of a widget's component: the validated props and, in the browser only, the host element. */
export type WidgetProps<Contract extends WidgetContract> = v.InferOutput<Contract['props']> & {
  host?: HTMLElement
}

export interface ContractInput<Schema extends PropsSchema, Events extends EventSchemas> {
  name: string
  mount: MountStrategy
  props: Schema
  events?: Events
}

/** Creates a widget's contract. The doc comment of the exported `contract` is the widget's manual. */
export function defineContract<
  const Schema extends PropsSchema,
  const Events extends EventSchemas = Record<never, never>,
>(input: ContractInput<Schema, Events>): WidgetContract<Schema, Events> {
  return {
    ...input,
    events: input.events ?? ({} as Events),
    parse: source => readProps(input.name, input.props, source),
    overrides: attributes => hasPropAttribute(input.props, attributes),
  }
}

export { PropsError, type PropsFault, type PropsSource } from './props'

/** Named props of a widget, for its stories, tests and docs. */
export type Examples<Contract extends WidgetContract> = Readonly<
  Record<string, v.InferInput<Contract['props']>> & { default: v.InferInput<Contract['props']> }
>
