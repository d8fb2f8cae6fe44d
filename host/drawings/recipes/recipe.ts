import type { Backdrop } from '../backdrops'
import type { Outfit, Pose } from '../figures'
import type { Pen } from '../pen'
import { nature } from '../props'

export type Prop = (pen: Pen) => string

/** `x` runs from 0 to 1200, `y` is below the ground line, and larger objects are nearer. */
export interface Layer {
  draw: readonly Prop[]
  at: readonly number[]
  size: number
  y?: number
  /** Objects may be shifted or left out. */
  loose?: boolean
}

export interface Recipe {
  backdrop: Backdrop
  layers: readonly Layer[]
  people: { outfits: readonly Outfit[]; poses: readonly Pose[]; at: readonly number[]; y?: number }
}

export function layer(draw: Prop | readonly Prop[], at: readonly number[], size = 1, y = 0, loose = false): Layer {
  return { draw: Array.isArray(draw) ? (draw as readonly Prop[]) : [draw as Prop], at, size, y, loose }
}

export const green = [nature.tree, nature.tree, nature.bush]

export const make: readonly Pose[] = ['work', 'hold', 'work', 'point']

export const move: readonly Pose[] = ['walk', 'stand', 'carry', 'walk', 'wheels']
