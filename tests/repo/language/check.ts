import path from 'node:path'
import { EXCEPTIONS } from './exceptions'
import { joinedLines, type Piece, piecesOf } from './scan'
import { COPY, SENTENCES } from './sentences'
import { WORDS } from './words'

interface Rule {
  pattern: RegExp
  write: string
  in?: RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const ofWord = (word: string) => (word.startsWith('=') ? `^${word.slice(1)}$` : `(?<=^|-)${word}(?=-|$)`)

const NAME_RULES: readonly Rule[] = WORDS.map(({ words, ...rule }) => ({
  ...rule,
  pattern: new RegExp(words.split(' ').map(ofWord).join('|'), 'gm'),
}))

const PROSE_RULES: readonly Rule[] = [
  ...COPY.map(([old, write]) => ({ pattern: new RegExp(escaped(old)), write })),
  ...SENTENCES,
].map(({ pattern, ...rule }) => ({ ...rule, pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi') }))

/** Each private word and translated sentence of a file, as `file:line "word" -> write "replacement"`. */
export function languageFaults(file: string, source: string): string[] {
  const rules = { name: rulesFor(NAME_RULES, file), prose: rulesFor(PROSE_RULES, file) }
  const stem: Piece = { kind: 'name', text: path.basename(file).replace(/\..*$/, ''), at: 0 }
  const pieces = mayHaveFaults(source, rules) ? piecesOf(file, source) : []
  return [stem, ...pieces]
    .flatMap(piece => matchesIn(piece, rules[piece.kind]))
    .filter(({ word }) => !isExcepted(file, word))
    .sort((a, b) => a.at - b.at)
    .map(({ at, shown, write }) => `${file}:${source.slice(0, at).split('\n').length} "${shown}" -> write "${write}"`)
}

const rulesFor = (rules: readonly Rule[], file: string) =>
  EXCEPTIONS.some(({ files, words }) => !words && files.test(file))
    ? []
    : rules.filter(rule => rule.in?.test(file) ?? true)

/** Most files are clean: a look at their raw text saves parsing them. */
function mayHaveFaults(source: string, rules: Record<Piece['kind'], readonly Rule[]>): boolean {
  const names = [...new Set(source.match(/[a-zA-Z_][\w-]*/g))].map(kebab).join('\n')
  const text = joinedLines(source)
  return (
    rules.prose.some(rule => text.search(rule.pattern) >= 0) || rules.name.some(rule => names.search(rule.pattern) >= 0)
  )
}

function matchesIn({ kind, text, at }: Piece, rules: readonly Rule[]) {
  const subject = kind === 'name' ? kebab(text) : text
  return rules.flatMap(({ pattern, write }) =>
    [...subject.matchAll(pattern)].map(match => ({
      write,
      word: kind === 'name' ? subject : match[0],
      shown: kind === 'name' ? text : match[0].replace(/\s+/g, ' '),
      at: kind === 'name' ? at : at + match.index,
    })),
  )
}

/** `sayTitle`, `SAY_TITLE` and `say_title` -> `say-title`. */
const kebab = (name: string) =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/g, '-')
    .replace(/-+/g, '-')
    .toLowerCase()

const isExcepted = (file: string, word: string) =>
  EXCEPTIONS.some(({ files, words }) => files.test(file) && (!words || words.test(word.toLowerCase())))
