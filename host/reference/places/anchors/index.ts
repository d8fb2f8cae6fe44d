import { england } from './england'
import { northernIreland } from './northern-ireland'
import { scotland } from './scotland'

/**
 * Towns whose area is certain. In the two nations where the open data names no district, any other place belongs to the
 * area of the nearest of these; in England they stand for the cities whose record has no district code.
 */
export const anchors = { ENG: england, SCT: scotland, NIR: northernIreland }
