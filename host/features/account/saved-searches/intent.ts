export const newSearchPath = (url: string): string =>
  `/account/saved-searches/new?${new URLSearchParams({ url }).toString()}`
