import { building } from './building'
import { business } from './business'
import { computing } from './computing'
import { engineering } from './engineering'
import type { Family } from './family'
import { media } from './media'
import { publicService } from './public-service'
import { science } from './science'
import { trade } from './trade'

export type { Family } from './family'

export const families = {
  ...business,
  ...computing,
  ...engineering,
  ...science,
  ...media,
  ...building,
  ...publicService,
  ...trade,
} satisfies Record<string, Family>

export type FamilyKey = keyof typeof families
