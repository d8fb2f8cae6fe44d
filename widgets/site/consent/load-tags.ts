interface TagsPage {
  dataLayer?: Record<string, unknown>[]
  trustedTypes?: {
    defaultPolicy: unknown
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
  }
}

const loaded = new Set<string>()

/**
 * Loads the tag manager, once per page. The tag manager and its tags insert scripts by URL, which Trusted Types block
 * unless there is a default policy. The Content-Security-Policy decides which hosts scripts may come from; inserting
 * HTML stays blocked.
 */
export function loadTags(scriptUrl: string): void {
  if (loaded.has(scriptUrl)) {
    return
  }
  loaded.add(scriptUrl)
  const page = globalThis as unknown as TagsPage
  if (page.trustedTypes && !page.trustedTypes.defaultPolicy) {
    page.trustedTypes.createPolicy('default', { createScriptURL: url => url })
  }
  ;(page.dataLayer ??= []).push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = scriptUrl
  document.head.append(script)
}
