import type { ReviewFlag } from '../../../db/tables'

interface TextPart {
  text: string
  mark?: ReviewFlag['kind']
}

/** Splits a text at the words that the checks found, so that the template can highlight them. */
export function markWords(text: string, flags: readonly ReviewFlag[]): TextPart[] {
  const marks = flags
    .flatMap(({ kind, words }) =>
      words ? positionsOf(text, words).map(start => ({ kind, start, end: start + words.length })) : [],
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const parts: TextPart[] = []
  let at = 0
  for (const { kind, start, end } of marks.filter(({ start: from }, index) => isFirst(marks, from, index))) {
    parts.push({ text: text.slice(at, start) }, { text: text.slice(start, end), mark: kind })
    at = end
  }
  return [...parts, { text: text.slice(at) }].filter(part => part.text !== '')
}

function positionsOf(text: string, words: string): number[] {
  const positions: number[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
    positions.push(at)
  }
  return positions
}

const isFirst = (marks: readonly { start: number; end: number }[], from: number, index: number): boolean =>
  marks.slice(0, index).every(({ end }) => end <= from)
