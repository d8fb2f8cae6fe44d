import { filtersOf } from '../filters'
import type { InferredSpan } from './inferred'
import type { Part } from './parse'

/** Finds values of the filters that jobs alone have in the words, unless `refined`, the filters in use, has their key. */
export const findDetails = (parts: readonly Part[], refined: readonly string[]): InferredSpan[] =>
  filtersOf('jobs').flatMap(({ key, infer }) => (infer && !refined.includes(key) ? infer(parts) : []))
