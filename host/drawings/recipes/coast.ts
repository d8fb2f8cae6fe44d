import { structures, transport } from '../props'
import { layer, type Recipe } from './recipe'

export const coast = {
  bridge: {
    backdrop: 'sea',
    layers: [
      layer(structures.bridge, [600], 1, -40),
      layer(transport.boat, [230, 900], 0.8, 70, true),
      layer(transport.train, [620], 0.34, -162),
    ],
    people: { outfits: ['hard-hat', 'outdoor'], poses: ['point', 'hold'], at: [], y: 0 },
  },
  harbour: {
    backdrop: 'sea',
    layers: [
      layer(structures.portCrane, [250], 1.05, -60),
      layer(transport.ship, [700], 1.1, 20),
      layer(transport.ripple, [700], 1.2, 36),
      layer(transport.boat, [240, 1080], 0.7, 90, true),
    ],
    people: { outfits: ['hard-hat'], poses: ['point'], at: [] },
  },
  windfarm: {
    backdrop: 'sea',
    layers: [
      layer(structures.turbine, [140, 980], 0.7, -70),
      layer(structures.turbine, [400, 760], 1, -40),
      layer(structures.pier, [400, 760], 1, -40),
      layer(transport.boat, [590], 1, 80),
    ],
    people: { outfits: ['hard-hat'], poses: ['point'], at: [] },
  },
} satisfies Record<string, Recipe>
