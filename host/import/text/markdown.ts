import { decodeEntities, escapeHtml } from './entities'
import { link, linkAddresses } from './inline'

const ITEM = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/
const HEADING = /^\s{0,3}(#{1,6})\s*(.+?)\s*#*\s*$/
const RULE = /^\s{0,3}([-*_=])\s*(?:\1\s*){2,}$/
const HTML_TAG = /<\/?(?:p|br|ul|ol|li|strong|b|em|i|a|div|span|h[1-6]|table|tr|td|blockquote)\b[^<>]*>/gi
const DEFINITION = /^\s{0,3}\[([^\]]+)\]:\s*(\S+).*$/

/**
 * The Markdown that job adverts are written in: headings, lists, emphasis, links, paragraphs, some raw HTML.
 * The result is HTML for `sanitiseHtml`, which decides what of the raw HTML remains.
 */
export function markdownToHtml(source: string): string {
  const definitions = new Map<string, string>()
  const lines = source.split('\n').filter(line => {
    const match = DEFINITION.exec(line)
    if (match) {
      definitions.set((match[1] ?? '').toLowerCase(), match[2] ?? '')
    }
    return !match
  })
  return new Blocks(text => renderInline(text, definitions)).render(lines)
}

class Blocks {
  private readonly out: string[] = []
  private paragraph: string[] = []
  private items: string[] = []
  /** The previous line belongs to an item, so a line without a bullet continues it. */
  private inItem = false
  private readonly inline: (text: string) => string

  constructor(inline: (text: string) => string) {
    this.inline = inline
  }

  render(lines: readonly string[]): string {
    for (const line of lines) {
      this.take(line.replace(/^\s{0,3}>\s?/, ''))
    }
    this.closeParagraph()
    this.closeList()
    return this.out.join('\n')
  }

  private take(line: string): void {
    const item = ITEM.exec(line)
    const heading = HEADING.exec(line)
    const { inItem } = this
    this.inItem = false
    if (/^\s*(```|~~~)/.test(line) || line.trim() === '') {
      this.closeParagraph()
    } else if (/^\s*(===+|---+)\s*$/.test(line) && this.paragraph.length === 1) {
      this.heading(3, this.paragraph.join(' '))
    } else if (RULE.test(line)) {
      this.closeParagraph()
    } else if (heading && !item) {
      this.closeParagraph()
      this.heading((heading[1] ?? '').length < 3 ? 3 : 4, heading[2] ?? '')
    } else if (item) {
      this.closeParagraph()
      this.items.push(item[2] ?? '')
      this.inItem = true
    } else if (this.items.length > 0 && this.paragraph.length === 0 && (inItem || /^\s{2,}\S/.test(line))) {
      this.items.push(`${this.items.pop() ?? ''} ${line.trim()}`)
      this.inItem = true
    } else {
      this.closeList()
      this.paragraph.push(line.trimStart())
    }
  }

  private heading(level: 3 | 4, text: string): void {
    this.paragraph = []
    this.closeList()
    this.out.push(`<h${level}>${this.inline(text.replace(/^\*\*(.*)\*\*$/, '$1'))}</h${level}>`)
  }

  private closeParagraph(): void {
    if (this.paragraph.length > 0) {
      this.closeList()
      const text = this.paragraph.map(line => line.replace(/(\s{2,}|\\)$/, '<br>')).join(' ')
      this.out.push(`<p>${this.inline(text)}</p>`)
    }
    this.paragraph = []
  }

  private closeList(): void {
    if (this.items.length > 0) {
      this.out.push(`<ul>${this.items.map(item => `<li>${this.inline(item)}</li>`).join('')}</ul>`)
    }
    this.items = []
  }
}

/** Private-use characters replace finished pieces of HTML while the text around them is escaped. */
function renderInline(source: string, definitions: ReadonlyMap<string, string>): string {
  const pieces: string[] = []
  const protect = (html: string) => `\uE000${pieces.push(html) - 1}\uE001`
  const masked = source
    .replace(/\\([!-/:-@[-`{-~])/g, (_, char: string) => protect(escapeHtml(char)))
    .replace(/&(?:#?\w{1,8});/g, entity => protect(escapeHtml(decodeEntities(entity))))
    .replace(/`([^`]+)`/g, (_, code: string) => protect(escapeHtml(code)))
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\(\s*<?([^)\s>]+)>?[^)]*\)/g, (_, label: string, href: string) => protect(link(href, label)))
    .replace(/\[([^\]]+)\]\[([^\]]*)\]/g, (whole, label: string, id: string) => {
      const href = definitions.get((id || label).toLowerCase())
      return href ? protect(link(href, label)) : whole
    })
    .replace(/<(https?:\/\/[^>\s]+|mailto:[^>\s]+)>/g, (_, href: string) => protect(link(href, href)))
    .replace(HTML_TAG, tag => protect(tag))
  const html = emphasise(linkAddresses(masked))
  return restore(html, pieces)
}

function emphasise(html: string): string {
  return html
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '<em>$1</em>')
    .replace(/(?<![\p{L}\p{N}_/"=])_(?=\S)([^_<>]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '<em>$1</em>')
}

function restore(html: string, pieces: readonly string[]): string {
  const full = html.replace(/\uE000(\d+)\uE001/g, (_, index: string) => pieces[Number(index)] ?? '')
  return full.includes('\uE000') ? restore(full, pieces) : full
}
