/** Parses a URL; returns undefined for invalid text. (`URL.parse` needs a newer Node than the oldest we support.) */
export function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
