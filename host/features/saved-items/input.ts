import { SavableItem as SavableItemInput } from '@firstrung/api/contracts'
import * as v from 'valibot'

export type SavableItem = v.InferOutput<typeof SavableItemInput>

/** Parses `jobs-12`: links name the item to save after log-in. Returns undefined for any other text. */
export function parseSavableItem(text: string | undefined): SavableItem | undefined {
  const [, type, id] = /^([a-z]+)-(\d+)$/.exec(text ?? '') ?? []
  const result = v.safeParse(SavableItemInput, { type, id })
  return result.success ? result.output : undefined
}
