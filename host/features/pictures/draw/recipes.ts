import type { SceneKind } from '../kinds'
import type { Backdrop } from './backdrops'
import type { Outfit, Pose } from './figures'
import type { Pen } from './pen'
import * as fittings from './props/fittings'
import * as industry from './props/industry'
import * as nature from './props/nature'
import * as rooms from './props/rooms'
import * as structures from './props/structures'
import * as transport from './props/transport'

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

function layer(draw: Prop | readonly Prop[], at: readonly number[], size = 1, y = 0, loose = false): Layer {
  return { draw: Array.isArray(draw) ? (draw as readonly Prop[]) : [draw as Prop], at, size, y, loose }
}

const green = [nature.tree, nature.tree, nature.bush]
const make: readonly Pose[] = ['work', 'hold', 'work', 'point']
const move: readonly Pose[] = ['walk', 'stand', 'carry', 'walk', 'wheels']
const fruit: Prop = pen => nature.crate(pen)

export const recipes: Readonly<Record<SceneKind, Recipe>> = {
  airfield: {
    backdrop: 'hills',
    layers: [
      layer(structures.controlTower, [180], 0.95),
      layer(nature.tree, [60, 320], 0.6, 0, true),
      layer(transport.plane, [720], 1.05, 60),
    ],
    people: { outfits: ['hard-hat', 'outdoor'], poses: ['point', 'wave', 'hold'], at: [260, 1090], y: 90 },
  },
  bridge: {
    backdrop: 'sea',
    layers: [
      layer(structures.bridge, [600], 1, -40),
      layer(transport.boat, [230, 900], 0.8, 70, true),
      layer(transport.train, [620], 0.34, -162),
    ],
    people: { outfits: ['hard-hat', 'outdoor'], poses: ['point', 'hold'], at: [], y: 0 },
  },
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
  court: {
    backdrop: 'room',
    layers: [
      layer(industry.judgeBench, [600], 1.1),
      layer(nature.flag, [170, 1030], 1),
      layer(rooms.table, [300, 900], 0.8, 110),
    ],
    people: { outfits: ['office'], poses: ['stand', 'point', 'hold'], at: [250, 600, 960], y: 90 },
  },
  factory: {
    backdrop: 'hall',
    layers: [
      layer([industry.machine, industry.robotArm], [200, 980], 1.1),
      layer(industry.robotArm, [560], 1.05),
      layer(industry.conveyor, [600], 1.3, 60),
      layer(industry.pallet, [1110], 0.9, 120, true),
    ],
    people: { outfits: ['hard-hat', 'coat'], poses: make, at: [330, 820], y: 90 },
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
  hangar: {
    backdrop: 'hall',
    layers: [
      layer(structures.hangarArch, [600], 1),
      layer(transport.plane, [620], 1.2, 40),
      layer(industry.cone, [130, 1090], 0.9, 90, true),
      layer(industry.workbench, [170], 0.8, 70),
    ],
    people: { outfits: ['hard-hat', 'outdoor'], poses: make, at: [390, 920], y: 90 },
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
  housing: {
    backdrop: 'hills',
    layers: [
      layer(structures.house, [190, 460, 740, 1010], 1.1),
      layer(green, [60, 330, 600, 1140], 0.85, 20, true),
      layer(transport.cargoBike, [420], 0.85, 110),
    ],
    people: { outfits: ['casual', 'hard-hat', 'outdoor'], poses: move, at: [650, 820, 960], y: 110 },
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
  market: {
    backdrop: 'city',
    layers: [
      layer(pen => structures.marketStall(pen, fruit(pen)), [230, 620, 1010], 1.05, 20),
      layer(nature.crate, [420, 830], 0.9, 100, true),
    ],
    people: { outfits: ['casual', 'apron', 'outdoor'], poses: move, at: [400, 790, 880], y: 90 },
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
  park: {
    backdrop: 'city',
    layers: [
      layer(green, [120, 330, 760, 1080], 1.15, 10),
      layer(nature.bench, [540], 1.1, 50),
      layer(nature.lampPost, [930], 1.1, 40),
    ],
    people: { outfits: ['casual', 'outdoor', 'office'], poses: move, at: [250, 700, 860], y: 100 },
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
  theatre: {
    backdrop: 'stage',
    layers: [layer(industry.curtains, [600], 1.02), layer(rooms.sofa, [640], 0.9, 10)],
    people: { outfits: ['casual', 'office'], poses: ['wave', 'point', 'stand'], at: [410, 830], y: 20 },
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
  warehouse: {
    backdrop: 'hall',
    layers: [
      layer(rooms.boxShelf, [150, 450, 750, 1050], 1.08),
      layer(industry.pallet, [300, 980], 0.9, 80, true),
      layer(transport.forklift, [640], 1, 90),
    ],
    people: { outfits: ['hard-hat', 'outdoor'], poses: ['carry', 'hold', 'walk'], at: [360, 900], y: 90 },
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
  workshop: {
    backdrop: 'hall',
    layers: [
      layer(industry.pegboard, [310], 1.1),
      layer([industry.machine, rooms.boxShelf], [960], 1),
      layer(industry.workbench, [350], 1.15, 40),
      layer([industry.robotArm, industry.pallet], [690], 0.85, 20, true),
    ],
    people: { outfits: ['hard-hat', 'coat', 'outdoor', 'apron'], poses: make, at: [190, 560, 820], y: 60 },
  },
}
