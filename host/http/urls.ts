/** A web address taken apart; undefined where the text is none. (`URL.parse` is younger than the oldest Node we run on.) */
export function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
