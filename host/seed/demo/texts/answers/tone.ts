/** The tone of a score: low (1-2), middling (3) or high (4-5). */
export type Tone = 'low' | 'middling' | 'high'

export type ByTone = Readonly<Record<Tone, readonly string[]>>
