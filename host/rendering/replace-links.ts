/**
 * Replaces each link of rendered HTML whose opening tag contains `mark` by the result of `replace`. Values of
 * attributes and JSON are escaped, so that `<a` occurs nowhere else. A regular expression over each link took a tenth
 * of the time of a list.
 */
export function replaceLinks(html: string, mark: string, replace: (link: string) => string): string {
  let replaced = ''
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const start = html.lastIndexOf('<a ', at)
    const end = html.indexOf('</a>', at) + '</a>'.length
    replaced += html.slice(from, start) + replace(html.slice(start, end))
    from = end
  }
  return replaced + html.slice(from)
}
