/** Scores of 1 and 2 are low, 3 is middling, 4 and 5 are high. */
export type Tone = 'low' | 'middling' | 'high'

export type ByTone = Readonly<Record<Tone, readonly string[]>>
