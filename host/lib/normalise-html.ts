import { Parser } from 'htmlparser2'
import { escapeHtml } from './escape-html'
import {
  type Block,
  closingTags,
  type Inline,
  isBalanced,
  type List,
  render,
  trimBreaks,
  withoutEmptyTags,
} from './html-blocks'

type Tag = 'p' | 'h3' | 'h4' | 'li'
const SKIPPED = new Set(
  'script style head title template iframe object svg math noscript select textarea button'.split(' '),
)
const BREAKS = new Set(
  (
    'p div section article aside main header footer nav table thead tbody tr caption blockquote pre form ' +
    'fieldset legend dl dt dd address figure figcaption center details summary body html hr'
  ).split(' '),
)
const HEADINGS: Record<string, Tag> = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }
const INLINE: Record<string, string> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', a: 'a' }
const CELLS = new Set(['td', 'th'])
const MAX_HEADING_LENGTH = 140
const BULLET = /(?:<br>)?\s*[•▪◦‣●]\s*/

/**
 * Rebuilds third-party HTML as a series of paragraphs, lists and two levels of heading; a table row becomes a
 * paragraph. Loose text becomes a paragraph, empty paragraphs and outer line breaks are removed, two line breaks start
 * a new paragraph, and bullet characters become a list. The result is regular but not safe: `sanitiseHtml` applies the
 * allow-list.
 */
export function normaliseHtml(html: string): string {
  const builder = new Builder()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.open(name, attributes),
      ontext: text => builder.text(text),
      onclosetag: name => builder.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  return builder.html()
}

class Builder {
  private readonly blocks: Block[] = []
  private readonly inline: Inline[] = []
  /** The open lists, innermost last. */
  private lists: List[] = []
  private tag: Tag = 'p'
  private buffer = ''
  private breaks = 0
  private skipped = 0

  open(name: string, attributes: Record<string, string>): void {
    if (SKIPPED.has(name)) {
      this.skipped += 1
    } else if (name === 'br') {
      this.breaks += 1
    } else if (name in INLINE) {
      this.openInline(INLINE[name] ?? name, attributes.href)
    } else if (name === 'ul' || name === 'ol') {
      this.startList(name)
    } else if (name === 'li') {
      this.flush('li')
    } else if (name in HEADINGS) {
      this.flush(HEADINGS[name] ?? 'h4')
    } else if (CELLS.has(name)) {
      this.buffer += this.buffer && this.tag === 'p' ? ' | ' : ''
    } else if (BREAKS.has(name)) {
      // A paragraph inside a list item belongs to the item.
      this.breakBlock()
    }
  }

  text(text: string): void {
    if (this.skipped > 0) {
      return
    }
    const clean = text.replace(/\s+/g, ' ')
    if (clean.trim() === '') {
      this.buffer += this.buffer && !this.buffer.endsWith(' ') ? ' ' : ''
      return
    }
    this.applyBreaks()
    if (this.buffer === '') {
      this.buffer = this.inline.map(({ open }) => open).join('')
    }
    this.buffer += escapeHtml(this.buffer.endsWith(' ') ? clean.trimStart() : clean)
  }

  close(name: string): void {
    if (SKIPPED.has(name)) {
      this.skipped = Math.max(0, this.skipped - 1)
    } else if (name in INLINE) {
      this.closeInline(INLINE[name] ?? name)
    } else if (name === 'ul' || name === 'ol') {
      this.endList()
    } else if (name === 'li' || name in HEADINGS) {
      this.flush('p')
    } else if (BREAKS.has(name)) {
      this.breakBlock()
    }
  }

  html(): string {
    this.flush('p')
    return this.blocks.map(render).filter(Boolean).join('\n')
  }

  private startList(tag: List['tag']): void {
    this.flush('p')
    const list: List = { tag, items: [], open: true }
    const item = this.lists.at(-1)?.items.at(-1)
    if (item) {
      item.lists.push(list)
    } else {
      this.blocks.push(list)
    }
    this.lists.push(list)
  }

  /** Text after a nested list becomes an item, so that the outer list continues. */
  private endList(): void {
    this.flush('p')
    this.lists.pop()
    if (this.lists.length > 0) {
      this.tag = 'li'
    } else {
      this.closeList()
    }
  }

  private openInline(name: string, href: string | undefined): void {
    const isOpen = this.inline.some(entry => entry.name === name && entry.open !== '')
    const open = name === 'a' ? `<a href="${escapeHtml(href ?? '')}">` : `<${name}>`
    if (!isOpen) {
      this.applyBreaks()
    }
    this.inline.push({ name, open: isOpen ? '' : open })
    if (this.buffer !== '' && !isOpen) {
      this.buffer += open
    }
  }

  private closeInline(name: string): void {
    const index = this.inline.findLastIndex(entry => entry.name === name)
    if (index === -1) {
      return
    }
    const above = this.inline.splice(index)
    if (this.buffer !== '') {
      this.buffer += closingTags(above)
      this.buffer += above
        .slice(1)
        .map(entry => entry.open)
        .join('')
    }
    this.inline.push(...above.slice(1))
  }

  private applyBreaks(): void {
    const { breaks } = this
    this.breaks = 0
    if (this.buffer === '' || breaks === 0) {
      return
    }
    if (breaks > 1 && this.tag === 'p') {
      this.flush('p')
    } else {
      this.buffer = `${this.buffer.trimEnd()}${this.tag.startsWith('h') ? ' ' : '<br>'}`
    }
  }

  private breakBlock(): void {
    if (this.tag === 'li') {
      this.breaks += this.buffer ? 1 : 0
    } else {
      this.flush('p')
    }
  }

  private flush(next: Tag): void {
    const html = this.buffer ? withoutEmptyTags(this.buffer + closingTags(this.inline)).trim() : ''
    const { tag } = this
    this.buffer = ''
    this.breaks = 0
    this.tag = next
    if (/[\p{L}\p{N}]/u.test(html.replace(/<[^>]*>|&\w+;/g, ''))) {
      this.add(tag, html)
    }
  }

  private add(tag: Tag, html: string): void {
    if (tag === 'li') {
      const list = this.lists.at(-1) ?? this.openList()
      list.items.push({ html: html.replace(/^[•▪◦‣●·]\s*/, ''), lists: [] })
    } else if (tag === 'p' && BULLET.test(html)) {
      this.addBulleted(html)
    } else {
      this.closeList()
      this.blocks.push({ tag: tag !== 'p' && html.length > MAX_HEADING_LENGTH ? 'p' : tag, html })
    }
  }

  private addBulleted(html: string): void {
    const [lead = '', ...items] = html.split(new RegExp(BULLET, 'g'))
    if ((lead !== '' && items.length < 2) || ![lead, ...items].every(isBalanced)) {
      this.closeList()
      this.blocks.push({ tag: 'p', html })
      return
    }
    if (lead.trim()) {
      this.closeList()
      this.blocks.push({ tag: 'p', html: lead.trim() })
    }
    const list = this.openList()
    const texts = items.map(trimBreaks).filter(item => /[\p{L}\p{N}]/u.test(item))
    list.items.push(...texts.map(item => ({ html: item, lists: [] })))
  }

  private openList(): List {
    const last = this.blocks.at(-1)
    if (last && 'items' in last && last.open) {
      return last
    }
    const list: List = { tag: 'ul', items: [], open: true }
    this.blocks.push(list)
    return list
  }

  private closeList(): void {
    this.lists = []
    const last = this.blocks.at(-1)
    if (last && 'items' in last) {
      last.open = false
    }
  }
}
