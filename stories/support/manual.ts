/** The comments of a contract: the one above `export const contract` and those above props and events. */
export function manualOf(source: string): { text: string; comments: Record<string, string> } {
  const blocks = [...source.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(export const contract\b|'?([\w:-]+)'?\s*:)?/g)]
  const own = blocks.find(([, , follower]) => follower?.startsWith('export const contract'))
  return {
    text: (own?.[1] ? plain(own[1]) : '').split(/^@/m)[0]?.trim() ?? '',
    comments: Object.fromEntries(blocks.flatMap(([, text = '', , key]) => (key ? [[key, oneLine(text)]] : []))),
  }
}

const plain = (comment: string) => comment.replace(/^\s*\* ?/gm, '').trim()
const oneLine = (comment: string) => plain(comment).replace(/\s+/g, ' ')
