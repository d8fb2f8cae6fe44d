import type { WidgetFolder } from '../widgets.mjs'

/** Returns the style sheet of one widget, for pages of other sites. */
export function widgetCss(widget: WidgetFolder): string

/** Returns the styles of the parts of core/ui that a widget uses, for pages of other sites. */
export function partsOf(widget: WidgetFolder): string

/** Returns the base styles within widgets and all parts of core/ui, for pages of other sites. */
export function partsCss(): string
