/** Returns the page's first JSON-LD object; an empty object if there is none. */
export function linkedDataOf(html: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return JSON.parse(json) as Record<string, unknown>
}

/** Omits elements, and the props of widgets. */
export function wordsOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** In page order. */
export function allPropsOf(html: string, widget: string): Record<string, unknown>[] {
  const marker = new RegExp(`data-widget="${widget}"[^>]*>\\s*<script type="application/json">(.*?)</script>`, 'gs')
  return [...html.matchAll(marker)].map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>)
}

/** Null if the page does not have the widget. */
export function propsOf(html: string, widget: string): unknown {
  return allPropsOf(html, widget)[0] ?? null
}
