/**
 * Scales a time limit for a busy machine: if something that usually takes `usualMs` has just taken `tookMs`, the limit
 * grows in proportion. It never shrinks.
 */
export const scaleTimeLimit = (limitMs: number, tookMs: number, usualMs: number): number =>
  limitMs * Math.max(1, tookMs / usualMs)
