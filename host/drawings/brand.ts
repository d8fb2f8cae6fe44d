import { rect, svg } from './svg'

const GROUND = '#2347E8'

/** Two rungs of a ladder in a rounded square, the first one lit. Twice the size of the part in core/ui. */
export function drawMark(): string {
  return svg(96, 96, rect(0, 0, 96, 96, GROUND, 26), rungs())
}

/** Launchers cut their own shape, so this mark has no rounded corners. */
export function drawMaskable(): string {
  return svg(96, 96, rect(0, 0, 96, 96, GROUND), rungs())
}

function rungs(): string {
  return rect(24, 26, 48, 15, '#FFFFFF', 7.5) + rect(24, 54, 31, 15, '#FF7A3D', 7.5)
}
