import * as v from 'valibot'

/** A database id in an address: digits that fit an integer column. */
export const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2147483647))

/** The address part `{id}-{slug}`; the slug may be old or missing and is put right by a redirect. */
export const IdAndSlug = v.pipe(
  v.string(),
  v.regex(/^\d+(-[^/]*)?$/),
  v.transform(text => {
    const [id = '', ...slug] = text.split('-')
    return { id, slug: slug.join('-') }
  }),
  v.object({ id: Id, slug: v.string() }),
)

/** A page number; lists end at page 50, what lies deeper is found by narrowing the search. */
export const PageNumber = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number), v.maxValue(50)),
  '1',
)

/** A slug as our addresses have it. */
export const Slug = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
