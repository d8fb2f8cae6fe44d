/** Returns whether the device asks for reduced motion, or a story or screenshot does with `data-motion`. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced'
}
