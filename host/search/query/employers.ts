import { nameKey } from '../../lib/name-key'
import { filtersOf } from '../filters'
import type { Meanings } from './meaning-queries'
import { isOrdinary, type Part } from './parse'
import { findNamed, isPlain } from './place-names'
import { listSpans, type Span } from './spans'
import { dictionary, termKey } from './synonyms'
import { findType } from './type-names'

/** Words next to an employer's name, and words for the list that is wanted. */
const BEFORE_NAME = 'at for with by'
const AROUND_NAME = new Set(
  `${BEFORE_NAME} job jobs work working vacancies careers role roles review reviews company employer`.split(' '),
)

export interface Named {
  /** Parts that certainly name an employer. */
  sure: ReadonlySet<Part>
  /** Parts that may also name one. */
  likely: ReadonlySet<Part>
  /** Their results come first. */
  ids: number[]
}

/**
 * Words that a filter reads are no name. A place or type of the same name wins unless the employer has more adverts. A
 * single word is certain only if it is the whole search, follows "at", or is the name in most adverts that have it.
 */
export function findEmployers(parts: readonly Part[], meanings: Meanings): Named {
  const read = filtersOf('jobs').flatMap(({ infer }) => infer?.(parts) ?? [])
  const found = listSpans(parts).flatMap(span => {
    const isRead = read.some(one => one.span.start <= span.start && span.end <= one.span.end)
    const employer = meanings.employers.find(one => one.key === nameKey(span.entered))
    return employer && !isRead && !isOther(span, employer.jobs, meanings) ? [{ span, employer }] : []
  })
  const sure = found.filter(({ span, employer }) => isWhole(span) || isStated(span, employer))
  const likely = found.filter(one => sure.includes(one) || headOf(one.span) < one.employer.jobs)
  const partsOf = (some: typeof found) => new Set(some.flatMap(({ span: { start, end } }) => parts.slice(start, end)))
  return {
    sure: partsOf(sure),
    likely: partsOf(likely),
    ids: likely.flatMap(({ employer }) => employer.ids),
  }

  function isWhole({ start, end }: Span): boolean {
    const isAround = (part: Part) => isOrdinary(part) && AROUND_NAME.has(part.words.join(' '))
    return parts.every((part, index) => (start <= index && index < end) || isAround(part))
  }

  function headOf({ words }: Span): number {
    return words.length > 1 ? 0 : (countOf(words)?.head ?? 0)
  }

  function countOf([first]: readonly string[]) {
    return meanings.frequencies.find(({ word }) => word === first)
  }

  function isStated(span: Span, { key, jobs }: { key: string; jobs: number }): boolean {
    const before = parts[span.start - 1]?.words[0] ?? ''
    return key.includes(' ')
      ? jobs > 0 || !dictionary.synonyms.has(termKey(span.words))
      : headOf(span) < jobs &&
          (BEFORE_NAME.split(' ').includes(before) || 2 * jobs > (countOf(span.words)?.anywhere ?? Infinity))
  }
}
function isOther(span: Span, jobs: number, { places, types }: Meanings): boolean {
  const place = findNamed(places, span)
  const isPlace =
    place !== undefined && isPlain(place, span) && (place.jobs >= jobs || place.population >= PEOPLE_A_JOB * jobs)
  return isPlace || (findType(span.words, types) !== undefined && jobs < MAX_OF_TYPE)
}

/** A town with this many people per advert of an employer of the same name is more likely. */
const PEOPLE_A_JOB = 1000
/** An employer with more adverts than this is well known, even if a type of job has the same name. */
const MAX_OF_TYPE = 50
