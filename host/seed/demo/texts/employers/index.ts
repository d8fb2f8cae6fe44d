import { accounting, consulting, law } from './advice'
import type { Employer } from './employer'
import { agriculture, consumerGoods, hospitality, retail } from './everyday'
import { aerospace, automotive, construction, engineering } from './making'
import { creative, marketing, telecoms } from './media'
import { banking, insurance } from './money'
import { energy, logistics } from './networks'
import { charity, education, government, health } from './public'
import { science, technology } from './science'

export type { Employer } from './employer'

/** The generator draws in this order. */
export const employers: readonly Employer[] = [
  ...accounting,
  ...aerospace,
  ...agriculture,
  ...automotive,
  ...banking,
  ...charity,
  ...construction,
  ...consulting,
  ...consumerGoods,
  ...creative,
  ...education,
  ...energy,
  ...engineering,
  ...government,
  ...health,
  ...hospitality,
  ...insurance,
  ...law,
  ...logistics,
  ...marketing,
  ...science,
  ...retail,
  ...technology,
  ...telecoms,
]
