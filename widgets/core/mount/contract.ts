import type * as v from 'valibot'
import { givesProps, type PropsSource, readProps } from './props'

/**
 * When a marker's widget is mounted: as soon as its code is here (`load`), when the browser is idle (`idle`), when the
 * marker comes near the viewport (`visible`; `visible(0px)` sets the distance), when somebody points at, focuses or
 * touches it (`interaction`), or when a media query matches (`media((min-width: 768px))`).
 */
export type MountStrategy = 'load' | 'idle' | 'visible' | `visible(${string})` | 'interaction' | `media(${string})`

/** A props schema is a valibot object of JSON values. */
export type PropsSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

export interface WidgetContract<Schema extends PropsSchema = PropsSchema> {
  /** The value of `data-widget`; kebab-case; the folder's name. */
  readonly name: string
  /** The strategy of markers that carry no `data-mount`. */
  readonly mount: MountStrategy
  readonly props: Schema
  /** Events that the host element fires for user actions: name `<widget>:<past-tense>`, schema of `event.detail`. */
  readonly events: Readonly<Record<string, v.GenericSchema>>
  /** Attributes and JSON of a marker to props. Throws `PropsError`, which names each bad field. */
  readonly parse: (source: PropsSource) => v.InferOutput<Schema>
  /** True when one of the attributes gives a prop: then the JSON alone does not say what the server rendered. */
  readonly overrides: (attributes: PropsSource['attributes']) => boolean
}

/** What a component receives: its validated props, and its host element in the browser (never on the server). */
export type WidgetProps<Contract extends WidgetContract> = v.InferOutput<Contract['props']> & {
  host?: HTMLElement
}

export interface ContractInput<Schema extends PropsSchema> {
  name: string
  mount: MountStrategy
  props: Schema
  events?: Readonly<Record<string, v.GenericSchema>>
}

/** Completes a widget's contract. The doc comment above the exported `contract` is the widget's manual. */
export function defineContract<const Schema extends PropsSchema>(input: ContractInput<Schema>): WidgetContract<Schema> {
  return {
    ...input,
    events: input.events ?? {},
    parse: source => readProps(input.name, input.props, source),
    overrides: attributes => givesProps(input.props, attributes),
  }
}

export { PropsError, type PropsFault, type PropsSource } from './props'

/** Named props of a widget: what its stories show, its tests mount and its docs list. */
export type Examples<Contract extends WidgetContract> = Readonly<
  Record<string, v.InferInput<Contract['props']>> & { default: v.InferInput<Contract['props']> }
>
