/** The value of `data-mount` or of a contract's `mount`, parsed. */
export interface Strategy {
  name: string
  /** The distances of `visible` as `IntersectionObserver` takes them, or the query of `media` with its parentheses. */
  detail: string
}

const STRATEGY = /^(?:(load|idle|interaction)|(visible|media)(?:\((.*)\))?)$/s
const DISTANCES = /^((^|\s+)[-+]?(\d+|\d*\.\d+)(px|%)?){1,4}$/
const DEFAULT_DISTANCE = '200px'

/** Returns undefined for an invalid strategy, which `adviseOnStrategy` explains. */
export function parseStrategy(text: string): Strategy | undefined {
  const [, plain, name = '', written = ''] = STRATEGY.exec(text.trim()) ?? []
  const detail = name === 'visible' ? marginOf(written.trim() || DEFAULT_DISTANCE) : queryOf(written.trim())
  return plain || detail ? { name: plain || name, detail } : undefined
}

/** A number without a unit is in pixels. */
function marginOf(text: string): string {
  return DISTANCES.test(text) ? text.replace(/\d(?=\s|$)/g, '$&px') : ''
}

/** Authors often forget the second pair of parentheses. */
function queryOf(text: string): string {
  return /^[\w.-]+\s*[:<>=]/.test(text) ? `(${text})` : text
}
