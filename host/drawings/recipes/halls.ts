import { industry, rooms, structures, transport } from '../props'
import { layer, make, type Recipe } from './recipe'

export const halls = {
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
  warehouse: {
    backdrop: 'hall',
    layers: [
      layer(rooms.boxShelf, [150, 450, 750, 1050], 1.08),
      layer(industry.pallet, [300, 980], 0.9, 80, true),
      layer(transport.forklift, [640], 1, 90),
    ],
    people: { outfits: ['hard-hat', 'outdoor'], poses: ['carry', 'hold', 'walk'], at: [360, 900], y: 90 },
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
} satisfies Record<string, Recipe>
