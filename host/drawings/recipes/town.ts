import { industry, nature, structures, transport } from '../props'
import { green, layer, move, type Recipe } from './recipe'

export const town = {
  hotel: {
    backdrop: 'city',
    layers: [
      layer(structures.hotelFront, [620], 1.1),
      layer(green, [130, 1110], 1, 10),
      layer(nature.lampPost, [250], 1, 30),
      layer(nature.bench, [990], 0.9, 70, true),
    ],
    people: { outfits: ['casual', 'office', 'apron'], poses: move, at: [350, 830, 960], y: 90 },
  },
  market: {
    backdrop: 'city',
    layers: [
      layer(pen => structures.marketStall(pen, nature.crate(pen)), [230, 620, 1010], 1.05, 20),
      layer(nature.crate, [420, 830], 0.9, 100, true),
    ],
    people: { outfits: ['casual', 'apron', 'outdoor'], poses: move, at: [400, 790, 880], y: 90 },
  },
  park: {
    backdrop: 'city',
    layers: [
      layer(green, [120, 330, 760, 1080], 1.15, 10),
      layer(nature.bench, [540], 1.1, 50),
      layer(nature.lampPost, [930], 1.1, 40),
    ],
    people: { outfits: ['casual', 'outdoor', 'office'], poses: move, at: [250, 700, 860], y: 100 },
  },
  site: {
    backdrop: 'city',
    layers: [
      layer(structures.towerCrane, [270], 0.98),
      layer(structures.frame, [720], 1.05),
      layer(transport.digger, [1010], 0.8, 60),
      layer([industry.barrier, industry.cone], [120, 450, 640], 0.85, 110, true),
    ],
    people: { outfits: ['hard-hat'], poses: ['point', 'hold', 'walk', 'carry'], at: [260, 540, 830], y: 110 },
  },
  skyline: {
    backdrop: 'city',
    layers: [
      layer(green, [110, 420, 980], 0.9, 10, true),
      layer(nature.lampPost, [260, 840], 1.1, 30),
      layer([transport.cargoBike, transport.car], [620], 1, 100),
    ],
    people: { outfits: ['office', 'casual'], poses: move, at: [180, 380, 950, 1060], y: 110 },
  },
  street: {
    backdrop: 'city',
    layers: [
      layer(structures.shopFront, [260, 740], 1.05),
      layer(green, [520, 1080], 1, 20),
      layer([transport.cargoBike, transport.van], [930], 0.95, 90),
      layer(nature.lampPost, [40], 1.05, 30),
    ],
    people: { outfits: ['casual', 'outdoor', 'apron'], poses: move, at: [150, 520, 640], y: 100 },
  },
  townhall: {
    backdrop: 'city',
    layers: [
      layer(structures.townHall, [600], 0.94),
      layer(nature.flag, [150, 1040], 1),
      layer(green, [70, 1130], 0.95, 20),
      layer(nature.bench, [890], 0.8, 90, true),
    ],
    people: { outfits: ['office', 'casual', 'outdoor'], poses: move, at: [300, 430, 780], y: 100 },
  },
} satisfies Record<string, Recipe>
