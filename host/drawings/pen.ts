import type { Random } from '../lib/random'
import type { Palette } from './palettes'

/** What every drawing gets: its own chance and the colours of the picture. */
export interface Pen {
  random: Random
  colors: Palette
}

export function accent({ random, colors }: Pen): string {
  return random.pick(colors.accents)
}
