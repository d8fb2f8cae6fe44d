import type { Random } from '../lib/random'
import type { Palette } from './palettes'

export interface Pen {
  random: Random
  colors: Palette
}

export function accent({ random, colors }: Pen): string {
  return random.pick(colors.accents)
}
