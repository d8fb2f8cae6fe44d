import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../../../host/lib/escape-html'
import { linkAddresses } from './inline'

/** Tags that occur in Markdown adverts; others are shown literally. */
const HTML_TAG =
  /^<\/?(?:p|br|hr|ul|ol|li|strong|b|em|i|a|div|span|h[1-6]|table|thead|tbody|tr|td|th|blockquote)\b[^<>]*>$/i
const ADDRESS_TAG = /^<(https?:\/\/[^>\s]+)>$/
const TAGS = /(<[^<>]*>)/

const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) =>
      text
        .split(TAGS)
        .map(part => (HTML_TAG.test(part) ? part : linkAddresses(part.replace(ADDRESS_TAG, '$1'))))
        .join(''),
    image: () => '',
    // A block of code is usually just an indented paragraph.
    code: ({ text }: Tokens.Code) => `<p>${linkAddresses(text).replaceAll('\n', '<br>')}</p>`,
    codespan: ({ text }: Tokens.Codespan) => escapeHtml(text),
  },
})

/** `sanitiseHtml` filters the raw HTML afterwards. */
export function markdownToHtml(source: string): string {
  return String(markdown.parse(prepare(source), { async: false }))
}

/** Many adverts lack the space after the signs of a heading, or have fences around ordinary text. */
const prepare = (source: string): string =>
  source
    .replace(/^( {0,3}#{1,6})(?=[^#\s])/gm, '$1 ')
    .replace(/^\s*(```|~~~).*$/gm, '')
    .replace(/^ {4,}(?![-*+•\d\s])/gm, '')
    .replace(/^(\s*)(?:•\s*|\\[-*+]\s+)/gm, '$1* ')
