import * as v from 'valibot'

/** At most the largest value of an integer column. */
export const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2147483647))

/** The address part `{id}-{slug}`; an old or missing slug is redirected to the current one. */
export const IdAndSlug = v.pipe(
  v.string(),
  v.regex(/^\d+(-[^/]*)?$/),
  v.transform(text => {
    const [id = '', ...slug] = text.split('-')
    return { id, slug: slug.join('-') }
  }),
  v.object({ id: Id, slug: v.string() }),
)

export const PageNumber = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), '1')

/** The page number of a user's own list, which has no limit. Invalid values mean the first page. */
export const OwnPageNumber = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), 1)

export const Slug = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
