import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'

const MAX_LENGTH = 100

/** The input so far, never an error: an invalid text matches everything. */
const SearchText = v.fallback(
  v.pipe(
    v.string(),
    v.transform(text =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .slice(0, MAX_LENGTH)
        .trim(),
    ),
  ),
  '',
)

/** An item of a reference list. Employers have a logo and an industry instead of an order. */
const Entity = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  parentId: v.optional(v.number()),
  order: v.optional(v.number()),
  active: v.boolean(),
  logo: v.optional(v.nullable(v.string())),
  industryId: v.optional(v.nullable(v.number())),
})

export const entityCalls = {
  /**
   * `q` matches items in which each of its words is a prefix of a word of the name. At most ten employers are returned.
   */
  'GET /ajax/entities/:list': {
    params: v.object({ list: v.pipe(v.string(), v.maxLength(50)) }),
    query: v.object({ q: SearchText }),
    answer: v.array(Entity),
  },
  'GET /ajax/entities/jobs/:companyId': {
    params: v.object({ companyId: itemId('Give the id of the employer') }),
    answer: v.array(v.object({ id: v.number(), title: v.string(), typeId: v.nullable(v.number()), year: v.number() })),
  },
} satisfies CallContracts
