interface TagsPage {
  dataLayer?: Record<string, unknown>[]
  trustedTypes?: {
    defaultPolicy: unknown
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown
  }
}

const loaded = new Set<string>()

/**
 * Starts the tag manager, once a page. It and its tags insert scripts by their addresses, which Trusted Types refuse
 * without a default policy; from where scripts may come is decided by the Content-Security-Policy. HTML they insert
 * stays refused.
 */
export function loadTags(address: string): void {
  if (loaded.has(address)) {
    return
  }
  loaded.add(address)
  const page = globalThis as unknown as TagsPage
  if (page.trustedTypes && !page.trustedTypes.defaultPolicy) {
    page.trustedTypes.createPolicy('default', { createScriptURL: url => url })
  }
  ;(page.dataLayer ??= []).push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
