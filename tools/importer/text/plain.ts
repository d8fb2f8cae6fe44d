import { readableCapitals } from './capitals'
import { linkAddresses } from './inline'

/** Signs that begin an item anywhere in a line. */
const SIGNS = '•●▪◦‣✓✔☑✅➢➤➔➜►▶■□❑❖◆♦∙○⁃'
const BULLET = new RegExp(
  String.raw`^(?:\s+o(?=\s)|\s*(?:[${SIGNS}·*–—]|-{1,2}(?=\s|\p{Lu})|o(?=\s\s)|\d{1,2}[.)](?=\s)|\(\d{1,2}\)(?=\s)))\s*`,
  'u',
)
const INNER = new RegExp(String.raw`(?=[${SIGNS}])|(?<=[.;:]\s?)(?=--?\s\p{Lu})`, 'u')
const NUMBER = /^\s*(?:\d{1,2}[.)]|\(\d{1,2}\))\s/
const LONG_PARAGRAPH = 700
const PARAGRAPH = 450
const MAX_ITEM_LENGTH = 260
const MAX_HEADING_LENGTH = 60

/** Structure comes from line breaks, bullets and runs of spaces. */
export function plainToHtml(text: string): string {
  const blocks = text.includes('\n') ? text.split(/\n{2,}/).map(splitLines) : [splitSpaces(text)]
  return blocks.map(renderBlock).join('\n')
}

/** Joins text that was wrapped by hand at a column. */
function splitLines(block: string): string[] {
  const lines = block.split('\n').filter(line => line.trim())
  const body = lines.slice(0, -1)
  const isWrapped =
    body.length >= 2 && body.every(line => line.length >= 55 && line.length <= 100 && !BULLET.test(line))
  return isWrapped ? [lines.join(' ')] : lines.flatMap(splitBullets)
}

/** Without line breaks, runs of spaces are the structure; two spaces after a full stop mean nothing. */
function splitSpaces(text: string): string[] {
  return text
    .split(/\s{3,}|(?<![.!?)])\s{2}(?=\S)|(?<=[.!?])\s{2}(?=[•●▪*-])/)
    .flatMap(splitBullets)
    .filter(part => part.trim())
}

function splitBullets(line: string): string[] {
  const numbered = line.split(/\s(?=\d{1,2}[.)]\s+\p{Lu})/u)
  const isSequence = numbered.length > 2 && numbered.every((part, i) => Number.parseInt(part, 10) === i + 1)
  return (isSequence ? numbered : line.split(INNER)).filter(part => part.trim())
}

function renderBlock(lines: readonly string[]): string {
  const blocks = new Blocks()
  for (const line of lines) {
    blocks.take(line)
  }
  return blocks.html()
}

class Blocks {
  private out: string[] = []
  private items: string[] = []
  private label = ''
  private isNumbered = true

  take(line: string): void {
    const text = line.trim()
    if (BULLET.test(line) && text.length > 2) {
      this.isNumbered = (this.isNumbered || this.items.length === 0) && NUMBER.test(line)
      this.items.push(line.replace(BULLET, '').trim())
    } else if (this.items.length > 0 && /^\p{Ll}/u.test(text)) {
      this.items.push(`${this.items.pop() ?? ''} ${text}`)
    } else if (this.label && isItem(text)) {
      this.isNumbered = false
      this.items.push(text)
    } else {
      this.closeList()
      this.addText(text)
    }
  }

  html(): string {
    this.closeList()
    return this.out.join('')
  }

  private addText(text: string): void {
    if (/[:;]$/.test(text)) {
      this.label = text
    } else if (text.length <= MAX_HEADING_LENGTH && /^\p{Lu}[\p{Lu}\s&/,-]{5,}$/u.test(text)) {
      this.out.push(`<h4>${linkAddresses(readableCapitals(text))}</h4>`)
    } else {
      this.out.push(...splitLong(text).map(part => `<p>${linkAddresses(part)}</p>`))
    }
  }

  /** A label with one short value is a line, not a list. */
  private closeList(): void {
    const { items, label } = this
    this.items = []
    this.label = ''
    if (items.length === 1 && label && (items[0] ?? '').length + label.length < MAX_ITEM_LENGTH) {
      this.out.push(`<p>${linkAddresses(`${label} ${items[0] ?? ''}`)}</p>`)
      return
    }
    this.out.push(...splitLong(label).map(part => part && `<p>${linkAddresses(part)}</p>`))
    if (items.length > 0) {
      const tag = this.isNumbered ? 'ol' : 'ul'
      this.out.push(`<${tag}>${items.map(item => `<li>${linkAddresses(item)}</li>`).join('')}</${tag}>`)
    }
  }
}

/** Lines after an introduction ("You will:") are its list. */
function isItem(text: string): boolean {
  return text.length <= MAX_ITEM_LENGTH && !/:$|^\p{Lu}[^.:]{2,30}:\s/u.test(text)
}

function splitLong(text: string): string[] {
  if (text.length <= LONG_PARAGRAPH) {
    return [text]
  }
  const parts: string[] = []
  for (const sentence of text.split(/(?<=[\p{Ll})][.!?])\s+(?=\p{Lu})/u)) {
    const last = parts.at(-1)
    if (last === undefined || last.length + sentence.length > PARAGRAPH) {
      parts.push(sentence)
    } else {
      parts[parts.length - 1] = `${last} ${sentence}`
    }
  }
  return parts
}
