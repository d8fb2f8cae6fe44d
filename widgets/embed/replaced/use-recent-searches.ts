/** Embeds store nothing in the browser. */
export const useRecentSearches = () => ({ recent: [], add: (): void => undefined, clear: (): void => undefined })
