import type { Entry } from '../entry'
import { humanities } from './humanities'
import { lifeSciences } from './life-sciences'
import { scienceAndTechnology } from './science-and-technology'
import { society } from './society'

/**
 * Subject areas (level 1 of the Common Aggregation Hierarchy) and, as children, courses about as fine as its level 3.
 * The seed stores the areas as list `degree-areas` and the courses as list `courses`.
 */
export const degrees: readonly Entry[] = [...lifeSciences, ...scienceAndTechnology, ...society, ...humanities]
