export type Block = { tag: 'p' | 'h3' | 'h4'; html: string } | List

/** `open` while items may follow. */
export interface List {
  tag: 'ul' | 'ol'
  items: Item[]
  open: boolean
}

interface Item {
  html: string
  lists: List[]
}

/** An open inline element; `open` is empty if it is nested in one of the same name. */
export interface Inline {
  name: string
  open: string
}

export function render(block: Block): string {
  if (!('items' in block)) {
    return `<${block.tag}>${block.html}</${block.tag}>`
  }
  const items = block.items.map(({ html, lists }) => `<li>${html}${lists.map(render).join('')}</li>`).join('')
  return items && `<${block.tag}>${items}</${block.tag}>`
}

export const closingTags = (entries: readonly Inline[]): string =>
  entries
    .filter(({ open }) => open)
    .map(({ name }) => `</${name}>`)
    .reverse()
    .join('')

export function withoutEmptyTags(html: string): string {
  const shorter = html.replace(/<(strong|em|a)\b[^>]*>((?:\s|<br>)*)<\/\1>/g, '$2').replace(/ {2,}/g, ' ')
  return shorter === html ? trimBreaks(html) : withoutEmptyTags(shorter)
}

export function isBalanced(html: string): boolean {
  return ['strong', 'em', 'a'].every(
    name => html.split(new RegExp(`<${name}\\b`)).length === html.split(`</${name}>`).length,
  )
}

export const trimBreaks = (html: string): string =>
  html.replace(/^(<br>|\s)+|(<br>|\s)+$/g, '').replace(/(?:<br>|\s)+((?:<\/(?:strong|em|a)>)+)$/, '$1')
