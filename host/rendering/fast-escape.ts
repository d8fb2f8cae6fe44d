import nunjucks from 'nunjucks'

type Suppress = (value: unknown, autoescape: boolean) => unknown

const SPECIAL = /[&"'<>\\]/
const runtime = nunjucks.runtime as unknown as { suppressValue: Suppress }
const suppressDefault = runtime.suppressValue

/**
 * Replaces the function that Nunjucks calls for every `{{ }}`. The original runs a regular expression over each number
 * and each plain string, which took a fifth of the rendering time of a page.
 */
function suppressFast(value: unknown, autoescape: boolean): unknown {
  const plain = typeof value === 'number' || (typeof value === 'string' && !(autoescape && SPECIAL.test(value)))
  return plain ? value : suppressDefault(value, autoescape)
}

/** Also applies to compiled templates: they look the function up at each render. */
export function escapeFast(): void {
  runtime.suppressValue = suppressFast
}
