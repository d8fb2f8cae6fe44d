export function fillSlots(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
}

export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  const text = fillSlots(sentence, values)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
