import { industry, nature, structures, transport } from '../props'
import { green, layer, make, move, type Recipe } from './recipe'

export const country = {
  airfield: {
    backdrop: 'hills',
    layers: [
      layer(structures.controlTower, [180], 0.95),
      layer(nature.tree, [60, 320], 0.6, 0, true),
      layer(transport.plane, [720], 1.05, 60),
    ],
    people: { outfits: ['hard-hat', 'outdoor'], poses: ['point', 'wave', 'hold'], at: [260, 1090], y: 90 },
  },
  field: {
    backdrop: 'hills',
    layers: [
      layer(structures.house, [150], 0.7),
      layer(green, [320, 1110], 0.9, 0, true),
      layer(nature.cropRows, [640], 1),
      layer(transport.tractor, [820], 1, 20),
    ],
    people: { outfits: ['outdoor', 'casual'], poses: ['hold', 'walk', 'point'], at: [310, 470], y: 100 },
  },
  greenhouse: {
    backdrop: 'hills',
    layers: [
      layer(structures.glasshouse, [600], 1.25),
      layer(nature.plant, [150, 320, 760, 930, 1080], 1.25, 40),
      layer(nature.crate, [500, 640], 1, 90, true),
    ],
    people: { outfits: ['coat', 'outdoor', 'apron'], poses: make, at: [420, 830], y: 70 },
  },
  housing: {
    backdrop: 'hills',
    layers: [
      layer(structures.house, [190, 460, 740, 1010], 1.1),
      layer(green, [60, 330, 600, 1140], 0.85, 20, true),
      layer(transport.cargoBike, [420], 0.85, 110),
    ],
    people: { outfits: ['casual', 'hard-hat', 'outdoor'], poses: move, at: [650, 820, 960], y: 110 },
  },
  mast: {
    backdrop: 'hills',
    layers: [
      layer(structures.mast, [400], 0.92, -10),
      layer(green, [110, 1090], 0.9, 0, true),
      layer(transport.van, [780], 0.95, 50),
    ],
    people: { outfits: ['hard-hat'], poses: ['point', 'hold', 'carry'], at: [560, 1030], y: 80 },
  },
  testtrack: {
    backdrop: 'hills',
    layers: [
      layer(structures.controlTower, [1040], 0.7),
      layer(green, [130, 420], 0.7, 0, true),
      layer(transport.car, [560], 1.15, 90),
      layer(industry.cone, [160, 300, 860, 980], 0.9, 120),
    ],
    people: { outfits: ['outdoor', 'hard-hat'], poses: ['hold', 'wave', 'point'], at: [930], y: 60 },
  },
  train: {
    backdrop: 'hills',
    layers: [
      layer(green, [90, 1120], 0.8, -10, true),
      layer(transport.train, [600], 1.15, 20),
      layer(nature.lampPost, [150, 1000], 1.2, 60),
      layer(nature.bench, [330], 0.8, 90),
    ],
    people: { outfits: ['casual', 'outdoor', 'hard-hat', 'office'], poses: move, at: [480, 620, 860], y: 110 },
  },
} satisfies Record<string, Recipe>
