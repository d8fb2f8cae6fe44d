/** Embeds count nothing, so nothing is observed either. */
const observeNothing = (): void => undefined

export const useCardClicks = observeNothing
export const useImpressions = observeNothing
