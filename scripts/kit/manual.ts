/** Returns the doc comments of a contract: that of `export const contract`, and those of props and events. */
export function manualOf(source: string): { text: string; comments: Record<string, string> } {
  const blocks = [...source.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(export const contract\b|'?([\w:-]+)'?\s*:)?/g)]
  const main = blocks.find(([, , follower]) => follower?.startsWith('export const contract'))
  return {
    text: (main?.[1] ? plain(main[1]) : '').split(/^@/m)[0]?.trim() ?? '',
    comments: Object.fromEntries(blocks.flatMap(([, text = '', , key]) => (key ? [[key, oneLine(text)]] : []))),
  }
}

const plain = (comment: string) => comment.replace(/^\s*\* ?/gm, '').trim()
const oneLine = (comment: string) => plain(comment).replace(/\s+/g, ' ')
