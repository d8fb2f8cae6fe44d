import { england } from './england'
import { northernIreland } from './northern-ireland'
import { scotland } from './scotland'

/**
 * The area of these towns is certain. In the two nations without district names in the open data, any other place
 * belongs to the area of the nearest of these; in England they replace cities without a district code.
 */
export const anchors = { ENG: england, SCT: scotland, NIR: northernIreland }
