import { hash32 } from '../../../../lib/random'
import { wordsOf } from './style'

/** Words per run. Shorter runs also occur in unrelated texts. */
const WORDS = 8
const SKETCH_SIZE = 64

/** Hashes fit into PostgreSQL integers. */
export function shinglesOf(text: string): Set<number> {
  const words = wordsOf(text)
  const shingles = new Set<number>()
  for (let start = 0; start + WORDS <= words.length; start += 1) {
    shingles.add(hashOf(words.slice(start, start + WORDS).join(' ')))
  }
  return shingles
}

/** Keeps the smallest hashes: the overlap of two such sketches estimates the similarity of the texts. */
export const sketchOf = (shingles: ReadonlySet<number>): number[] =>
  [...shingles].sort((a, b) => a - b).slice(0, SKETCH_SIZE)

/** Jaccard index: the share of common runs, from 0 to 1. */
export function similarity(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const shared = [...one].filter(hash => other.has(hash)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

/** FNV-1a with a final mix, so that the order of the hashes is independent of the words. */
function hashOf(text: string): number {
  let hash = hash32(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
