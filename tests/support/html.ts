/** The first linked data of a page; an empty object if it has none. */
export function linkedDataOf(html: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return JSON.parse(json) as Record<string, unknown>
}

/** The text of a page, without its elements and without the props of its widgets. */
export function wordsOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** The props of every marker of a widget, in page order. */
export function allPropsOf(html: string, widget: string): Record<string, unknown>[] {
  const marker = new RegExp(`data-widget="${widget}"[^>]*>\\s*<script type="application/json">(.*?)</script>`, 'gs')
  return [...html.matchAll(marker)].map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>)
}

/** The props of a widget's first marker; null if the page has none. */
export function propsOf(html: string, widget: string): unknown {
  return allPropsOf(html, widget)[0] ?? null
}
