import * as v from 'valibot'

const MAX_ITEMS = 200

const item = v.object({
  widget: v.string(),
  props: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Unique on the page; defaults to the batch's prefix with a number. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must consist of letters, digits, - and _'))),
  mount: v.optional(v.string()),
  /** The template's own HTML, shown if the widget cannot be rendered. */
  html: v.optional(v.string(), ''),
})

const text = v.union([v.string(), v.record(v.string(), v.string())], 'must be a text or its plural forms')

export const batchSchema = v.object({
  items: v.pipe(v.array(item), v.maxLength(MAX_ITEMS, `must have ${MAX_ITEMS} items or fewer`)),
  /** Translations, as in `script[data-firstrung-strings]` of the page. */
  strings: v.optional(v.record(v.string(), text)),
  /** The prefix of the items' keys; required if a page is made from several batches. */
  prefix: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/, 'must consist of letters, digits, - and _')), 'r'),
})

export type Batch = v.InferOutput<typeof batchSchema>
export type BatchItem = Batch['items'][number] & Pick<Batch, 'strings'>

/** The result for an item: its marker, or the error with the fallback HTML. */
export interface RenderedItem {
  html: string
  error?: string
}

/** The browser mounts the widget; until then people see the template's own HTML. */
export function unrenderedMarker({ widget, props, mount, html }: BatchItem): string {
  const json = JSON.stringify(props).replace(
    /[<>&\u2028\u2029]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const strategy = mount ? ` data-mount="${escapeAttribute(mount)}"` : ''
  return `<div data-widget="${escapeAttribute(widget)}"${strategy}><script type="application/json">${json}</script>${html}</div>`
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
