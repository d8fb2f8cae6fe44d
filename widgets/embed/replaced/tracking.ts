/** Embeds send no analytics, so nothing is observed. */
const observeNothing = (): void => undefined

export const useCardClicks = observeNothing
export const useImpressions = observeNothing
