/**
 * A time limit of the product, for a machine that may be busy with other work: where something that usually takes
 * `usualMs` took longer just now, the limit grows in the same proportion. On a quiet machine it is the limit itself.
 */
export const paced = (limitMs: number, tookMs: number, usualMs: number): number =>
  limitMs * Math.max(1, tookMs / usualMs)
