import { escapeHtml } from './entities'

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]*_]/g

/** Returns text as HTML with bare web addresses as links. */
export function linkAddresses(text: string): string {
  let html = ''
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    html += escapeHtml(text.slice(from, match.index)) + link(match[0], match[0])
    from = match.index + match[0].length
  }
  return html + escapeHtml(text.slice(from))
}

/** A link; the label is text. */
export function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
}
