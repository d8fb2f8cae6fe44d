/** Texts of this length and more came from data; shorter ones are words of the template. */
const FROM_DATA = 12

/**
 * A plain Nunjucks template that makes the given HTML again: each longer text between tags is an escaped value, as it
 * would be in a hand-written template; JSON in scripts stays as it is. Values are given unescaped.
 */
export function templateOf(html: string): { template: string; values: string[] } {
  const values: string[] = []
  const guarded = html.replace(/\{\{|\{%|\{#/g, match => `{{ "${match}" }}`)
  const template = guarded.replace(/<script[^>]*>[^<]*<|>([^<>]+)</g, (whole, text?: string) => {
    if (!text || text.trim().length < FROM_DATA || text.includes('{{')) {
      return whole
    }
    values.push(unescape(text))
    return `>{{ v[${values.length - 1}] }}<`
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
