import type { Backdrop } from '../backdrops'
import type { Outfit, Pose } from '../figures'
import type { Pen } from '../pen'
import { nature } from '../props'

export type Prop = (pen: Pen) => string

/** One of these things at each of these places; `x` from 0 to 1200, `y` below the ground line, larger is nearer. */
export interface Layer {
  draw: readonly Prop[]
  at: readonly number[]
  size: number
  y?: number
  /** Whether it may stand somewhere near its place, or be left out. */
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

/** What grows outside. */
export const green = [nature.tree, nature.tree, nature.bush]

/** Of people who make things. */
export const make: readonly Pose[] = ['work', 'hold', 'work', 'point']

/** Of people who go about. */
export const move: readonly Pose[] = ['walk', 'stand', 'carry', 'walk', 'wheels']
