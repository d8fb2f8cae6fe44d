/** The values of a hand-written template: texts between tags, and attributes that differ from page to page. */
const FILLED =
  /<script[^>]*>[^<]*<|>([^<>]*\S[^<>]*)(?=<)|(\s(?:href|src|alt|content|datetime|aria-label|id)=")([^"{}]+)"/g

/**
 * Returns a plain Nunjucks template that reproduces the given HTML: each text and each such attribute is an escaped
 * value; JSON in scripts stays literal. Values are returned unescaped.
 */
export function templateOf(html: string): { template: string; values: string[] } {
  const values: string[] = []
  const guarded = html.replace(/\{\{|\{%|\{#/g, match => `{{ "${match}" }}`)
  const value = (text: string) => {
    values.push(unescape(text))
    return `{{ v[${values.length - 1}] }}`
  }
  const template = guarded.replace(FILLED, (whole, text?: string, attribute?: string, content?: string) => {
    if (attribute && content) {
      return `${attribute}${value(content)}"`
    }
    return text && !text.includes('{{') ? `>${value(text)}` : whole
  })
  return { template, values }
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
