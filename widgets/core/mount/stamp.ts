/**
 * Returns the hydration stamp `<widget>@<version>:<hash of props>`. The hash covers the JSON text of the marker, so that
 * HTML whose props were changed after rendering is rendered again instead of being hydrated with the wrong content.
 */
export function stampOf(name: string, version: string, json: string): string {
  let hash = 5381
  for (let i = 0; i < json.length; i++) {
    hash = (hash * 33) ^ json.charCodeAt(i)
  }
  return `${name}@${version}:${(hash >>> 0).toString(36)}`
}
