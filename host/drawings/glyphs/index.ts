import { accented } from './accented'
import { capitals } from './capitals'
import { figures } from './figures'
import type { Glyphs } from './glyph'
import { signs } from './signs'
import { small } from './small'

/**
 * Outlines of the display face (Bricolage Grotesque at weight 740, copyright The Bricolage Grotesque Project Authors,
 * SIL Open Font License 1.1), so that a social card looks the same on a machine without fonts.
 */
export const glyphs: Glyphs = { ...signs, ...figures, ...capitals, ...small, ...accented }
