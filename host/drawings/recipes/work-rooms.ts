import { fittings, industry, nature, rooms } from '../props'
import { layer, make, type Recipe } from './recipe'

export const workRooms = {
  cleanroom: {
    backdrop: 'room',
    layers: [
      layer(rooms.windowWide, [240], 0.9),
      layer(industry.machine, [930], 1.15),
      layer(industry.labBench, [470], 1.1, 20),
      layer(fittings.monitor, [720], 1),
    ],
    people: { outfits: ['suit'], poses: ['work', 'hold', 'stand'], at: [270, 690], y: 40 },
  },
  control: {
    backdrop: 'room',
    layers: [layer(industry.bigScreens, [600], 1.25, -20), layer(rooms.desk, [320, 860], 0.95, 60)],
    people: {
      outfits: ['office', 'casual', 'hard-hat'],
      poses: ['sit', 'point', 'stand', 'hold'],
      at: [180, 560, 1050],
      y: 60,
    },
  },
  kitchen: {
    backdrop: 'room',
    layers: [
      layer(fittings.stove, [760], 1.1),
      layer(fittings.hangingPans, [300], 1.1, -30),
      layer(rooms.counter, [330], 1.05, 40),
      layer(nature.plant, [1110], 0.8),
    ],
    people: { outfits: ['apron'], poses: make, at: [430, 600, 1020], y: 40 },
  },
  lab: {
    backdrop: 'room',
    layers: [
      layer([rooms.windowWide, rooms.board], [260], 1),
      layer(rooms.boxShelf, [1040], 0.9),
      layer(industry.labBench, [360, 820], 1.15, 40),
    ],
    people: { outfits: ['coat'], poses: make, at: [180, 600, 1060], y: 50 },
  },
  meeting: {
    backdrop: 'room',
    layers: [
      layer([rooms.board], [420], 1.2),
      layer(rooms.windowWide, [940], 1),
      layer(rooms.pendant, [600], 0.95),
      layer(rooms.table, [600], 1.2, 80),
      layer(nature.plant, [90], 1.2),
    ],
    people: {
      outfits: ['office', 'casual'],
      poses: ['point', 'stand', 'hold', 'wheels', 'sit'],
      at: [240, 640, 900, 1060],
      y: 50,
    },
  },
  office: {
    backdrop: 'room',
    layers: [
      layer([rooms.windowWide, rooms.wallArt, rooms.board], [280, 860], 1),
      layer(rooms.pendant, [560], 0.9),
      layer(rooms.desk, [330, 850], 1.15, 30),
      layer(nature.plant, [70, 590, 1140], 1.15, 10, true),
    ],
    people: {
      outfits: ['casual', 'office'],
      poses: ['sit', 'stand', 'hold', 'wave', 'wheels'],
      at: [160, 560, 1040],
      y: 50,
    },
  },
  pharmacy: {
    backdrop: 'room',
    layers: [
      layer(rooms.boxShelf, [230, 540, 850], 1.02),
      layer(nature.plant, [1120], 1.2),
      layer(rooms.counter, [500], 1.2, 60),
    ],
    people: { outfits: ['coat', 'casual'], poses: ['hold', 'stand', 'carry'], at: [860, 1010], y: 60 },
  },
  radio: {
    backdrop: 'room',
    layers: [
      layer(rooms.wallArt, [300], 1),
      layer(rooms.windowWide, [890], 1.05),
      layer(industry.microphone, [640], 1.2, 50),
      layer(nature.plant, [100], 1),
    ],
    people: { outfits: ['casual'], poses: ['sit', 'work', 'hold'], at: [330, 960], y: 50 },
  },
  serverroom: {
    backdrop: 'hall',
    layers: [
      layer(industry.serverRack, [130, 290, 450, 770, 930, 1090], 1.2),
      layer(industry.cone, [610], 0.6, 60, true),
    ],
    people: { outfits: ['casual', 'office'], poses: ['hold', 'point', 'work', 'stand'], at: [610, 340], y: 60 },
  },
  studio: {
    backdrop: 'room',
    layers: [
      layer(rooms.wallArt, [250, 780], 1.1),
      layer(industry.drawingTable, [420], 1.2, 30),
      layer(rooms.desk, [900], 1.05, 50),
      layer(nature.plant, [80, 1140], 1),
    ],
    people: { outfits: ['casual'], poses: make, at: [260, 640, 1070], y: 60 },
  },
  ward: {
    backdrop: 'room',
    layers: [
      layer(rooms.windowWide, [620], 1.05),
      layer(fittings.bed, [400], 1.25, 50),
      layer(fittings.monitor, [140], 1.1),
      layer(rooms.boxShelf, [1050], 0.72),
      layer(nature.plant, [880], 0.9),
    ],
    people: { outfits: ['scrubs', 'coat'], poses: ['hold', 'work', 'stand'], at: [730, 880], y: 60 },
  },
} satisfies Record<string, Recipe>
