import { industry, nature, rooms } from '../props'
import { layer, type Recipe } from './recipe'

export const publicRooms = {
  cafe: {
    backdrop: 'room',
    layers: [
      layer(rooms.windowWide, [330], 1.1),
      layer(rooms.pendant, [420, 760], 0.92),
      layer(rooms.counter, [930], 1),
      layer(rooms.cafeTable, [250, 560], 1.05, 40),
      layer(nature.plant, [80, 1150], 1.1),
    ],
    people: {
      outfits: ['casual', 'office', 'apron'],
      poses: ['sit', 'stand', 'hold', 'wheels'],
      at: [150, 420, 680],
      y: 30,
    },
  },
  classroom: {
    backdrop: 'room',
    layers: [
      layer(rooms.blackboard, [520], 1.15),
      layer(rooms.bookshelf, [1060], 0.9),
      layer(rooms.desk, [280, 780], 0.72, 120),
      layer(nature.plant, [90], 1),
    ],
    people: {
      outfits: ['casual', 'office'],
      poses: ['point', 'sit', 'wave', 'hold', 'sit'],
      at: [330, 560, 880],
      y: 40,
    },
  },
  community: {
    backdrop: 'room',
    layers: [
      layer(rooms.windowWide, [300, 900], 1),
      layer(rooms.sofa, [600], 1.1),
      layer(rooms.table, [600], 0.7, 110),
      layer(nature.plant, [70, 1140], 1.2),
    ],
    people: {
      outfits: ['casual', 'casual', 'outdoor'],
      poses: ['stand', 'wave', 'wheels', 'hold', 'sit'],
      at: [170, 340, 860, 1010],
      y: 50,
    },
  },
  court: {
    backdrop: 'room',
    layers: [
      layer(industry.judgeBench, [600], 1.1),
      layer(nature.flag, [170, 1030], 1),
      layer(rooms.table, [300, 900], 0.8, 110),
    ],
    people: { outfits: ['office'], poses: ['stand', 'point', 'hold'], at: [250, 600, 960], y: 90 },
  },
  library: {
    backdrop: 'room',
    layers: [
      layer(rooms.bookshelf, [160, 450, 740, 1030], 1.06),
      layer(rooms.table, [600], 1, 90),
      layer(rooms.pendant, [600], 0.9),
    ],
    people: {
      outfits: ['casual', 'office'],
      poses: ['sit', 'hold', 'stand', 'carry', 'wheels'],
      at: [330, 800, 980],
      y: 70,
    },
  },
  shop: {
    backdrop: 'room',
    layers: [
      layer([rooms.boxShelf, rooms.bookshelf], [180, 490], 1),
      layer(rooms.pendant, [800], 0.95),
      layer(rooms.counter, [880], 1.1, 40),
      layer(nature.crate, [330], 1, 90, true),
      layer(nature.plant, [1130], 1),
    ],
    people: {
      outfits: ['apron', 'casual', 'outdoor'],
      poses: ['carry', 'stand', 'hold', 'wave'],
      at: [330, 640, 1000],
      y: 60,
    },
  },
  theatre: {
    backdrop: 'stage',
    layers: [layer(industry.curtains, [600], 1.02), layer(rooms.sofa, [640], 0.9, 10)],
    people: { outfits: ['casual', 'office'], poses: ['wave', 'point', 'stand'], at: [410, 830], y: 20 },
  },
} satisfies Record<string, Recipe>
