import type { PropRow } from '../prop-rows'
import type { WidgetReference } from '../reference'

export type MacroFile = readonly [name: string, text: string]

/** `rating-summary` -> `rating_summary`. */
export const snake = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`).replaceAll('-', '_')

export function parametersOf({ props }: WidgetReference): { required: PropRow[]; optional: PropRow[] } {
  return { required: props.filter(prop => prop.required), optional: props.filter(prop => !prop.required) }
}

export const summaryOf = ({ description }: WidgetReference): string => description.replaceAll('*/', '* /')
