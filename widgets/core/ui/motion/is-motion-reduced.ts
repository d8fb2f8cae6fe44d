/** Whether this visitor wants nothing to move: by a setting of the device, or as stories and pictures ask for it. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced'
}
