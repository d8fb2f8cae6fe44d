/** 1000 units to the em, y upwards. */
export type Glyph = readonly [advance: number, outline: string]

export type Glyphs = Readonly<Record<string, Glyph>>
