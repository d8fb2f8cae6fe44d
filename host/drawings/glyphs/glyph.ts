/** The outline of one character: its advance and its path, 1000 units to the em, y upwards. */
export type Glyph = readonly [advance: number, outline: string]

export type Glyphs = Readonly<Record<string, Glyph>>
