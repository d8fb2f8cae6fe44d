import { type Token, Tokenizer, TokenizerMode } from 'parse5'

export interface StartTag {
  name: string
  attrs: Token.Attribute[]
  start: number
  end: number
  /** Start of the end tag; `end` for void elements, the end of the text if the element is never closed. */
  close: number
  offsetOf: (attribute: string) => number
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const RAW = /^(script|style|textarea|title)$/

/** Returns the start tags of a template in order. A document parser would move and drop what templates write. */
export function startTags(html: string): StartTag[] {
  const tags: StartTag[] = []
  const open: StartTag[] = []
  const ignore = () => undefined
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        const tag = tagOf(token, html.length)
        tags.push(tag)
        if (!VOID.test(tag.name) && !token.selfClosing) {
          open.push(tag)
        }
        if (RAW.test(tag.name)) {
          tokenizer.state = tag.name === 'script' ? TokenizerMode.SCRIPT_DATA : TokenizerMode.RAWTEXT
          tokenizer.lastStartTagName = tag.name
        }
      },
      onEndTag(token) {
        const index = open.findLastIndex(({ name }) => name === token.tagName)
        // Unclosed elements end with their parent.
        for (const tag of index < 0 ? [] : open.splice(index)) {
          tag.close = token.location?.startOffset ?? tag.close
        }
      },
      ...{ onComment: ignore, onDoctype: ignore, onEof: ignore },
      ...{ onCharacter: ignore, onNullCharacter: ignore, onWhitespaceCharacter: ignore },
    },
  )
  tokenizer.write(html, true)
  return tags
}

function tagOf({ tagName: name, attrs, location, selfClosing }: Token.TagToken, length: number): StartTag {
  const { startOffset: start = 0, endOffset: end = 0, attrs: places } = location ?? {}
  const close = VOID.test(name) || selfClosing ? end : length
  return { name, attrs, start, end, close, offsetOf: attribute => places?.[attribute]?.startOffset ?? start }
}
