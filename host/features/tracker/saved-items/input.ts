import { SavableItem as SavableItemInput } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { SavedType } from '../../../db/tables'

export type SavableItem = v.InferOutput<typeof SavableItemInput>

/** Parses `jobs-12`: links name the item to save after log-in. Returns undefined for any other text. */
export function parseSavableItem(text: string | undefined): SavableItem | undefined {
  const [, type, id] = /^([a-z]+)-(\d+)$/.exec(text ?? '') ?? []
  const result = v.safeParse(SavableItemInput, { type, id })
  return result.success ? result.output : undefined
}

const Key = v.pipe(
  v.string(),
  v.regex(/^(jobs|external-jobs|reviews|companies)-[1-9]\d{0,9}$/),
  v.transform(text => {
    const split = text.lastIndexOf('-')
    return { type: text.slice(0, split) as SavedType, id: Number(text.slice(split + 1)) }
  }),
)

/** The checkboxes of a list, such as `jobs-12`. */
export const ItemKeys = v.union(
  [
    v.pipe(v.array(Key), v.minLength(1), v.maxLength(500)),
    v.pipe(
      Key,
      v.transform(key => [key]),
    ),
  ],
  'Choose at least one item',
)
