import type { SceneKind } from '../kinds'
import { coast } from './coast'
import { country } from './country'
import { halls } from './halls'
import { publicRooms } from './public-rooms'
import type { Recipe } from './recipe'
import { town } from './town'
import { workRooms } from './work-rooms'

export type { Layer, Prop, Recipe } from './recipe'

export const recipes: Readonly<Record<SceneKind, Recipe>> = {
  ...workRooms,
  ...publicRooms,
  ...halls,
  ...town,
  ...country,
  ...coast,
}
