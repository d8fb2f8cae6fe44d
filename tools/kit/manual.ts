interface Manual {
  text: string
  /** Its `@deprecated`: "since 1.4, removed in 2.0: use ...". */
  deprecated: string | undefined
  comments: Record<string, string>
}

export function manualOf(source: string): Manual {
  const blocks = [...source.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(export const contract\b|'?([\w:-]+)'?\s*:)?/g)]
  const main = blocks.find(([, , follower]) => follower?.startsWith('export const contract'))
  const [text = '', ...tags] = (main?.[1] ? plain(main[1]) : '').split(/^@/m)
  return {
    text: text.trim(),
    deprecated: tags.flatMap(tag => (tag.startsWith('deprecated ') ? [tag.slice('deprecated '.length).trim()] : []))[0],
    comments: Object.fromEntries(blocks.flatMap(([, text = '', , key]) => (key ? [[key, oneLine(text)]] : []))),
  }
}

const plain = (comment: string) => comment.replace(/^\s*\* ?/gm, '').trim()
const oneLine = (comment: string) => plain(comment).replace(/\s+/g, ' ')
