import { upperFirst } from '../../host/lib/upper-first'
export function fillSlots(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
}

export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return upperFirst(fillSlots(sentence, values))
}
