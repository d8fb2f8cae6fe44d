import * as v from 'valibot'
import { lastPart } from '../../../lib/formats'

export const MOST = 3
const MAX_NAME_LENGTH = 100
const MAX_LIST_LENGTH = 400

const List = v.pipe(v.string(), v.maxLength(MAX_LIST_LENGTH))

/** Other text is ignored. Checkboxes in lists send each employer's path. */
export const Wanted = v.object({
  employers: v.optional(
    v.pipe(
      v.union([List, v.array(List)]),
      v.transform(values => [values].flat().flatMap(text => text.split(',').map(lastPart))),
      v.transform(slugs => [...new Set(slugs)].filter(slug => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))),
    ),
    '',
  ),
  add: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.trim().slice(0, MAX_NAME_LENGTH)),
    ),
    '',
  ),
})
