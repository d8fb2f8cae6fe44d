import { escapeHtml } from '../../../host/lib/escape-html'

/** A bracket belongs to an address only with its pair. */
const ADDRESS = /\bhttps?:\/\/(?:[^\s<>"()[\]]|\([^\s<>"()]*\))*(?:[^\s<>"'.,;:!?()[\]*_]|\([^\s<>"()]*\))/g

export function linkAddresses(text: string): string {
  let html = ''
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    html += escapeHtml(text.slice(from, match.index)) + link(match[0], match[0])
    from = match.index + match[0].length
  }
  return html + escapeHtml(text.slice(from))
}

/** `label` is text, not HTML. */
export function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
}
