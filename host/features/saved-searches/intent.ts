/** Returns the page that saves the search at an address. */
export const newSearchPath = (url: string): string =>
  `/account/saved-searches/new?${new URLSearchParams({ url }).toString()}`
