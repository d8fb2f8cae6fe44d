const { origin } = new URL(import.meta.url)
let blocked: string | undefined

document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  // An embed works without fonts and pictures, so these are not reported.
  if (blockedURI.startsWith(origin) && /connect|script|frame/.test(effectiveDirective)) {
    blocked = effectiveDirective
  }
})

/** Returns an explanation if the policy of the page has blocked a request of an embed. */
export const blockedBy = (): string | undefined => blocked && `The Content-Security-Policy lacks ${blocked} ${origin}`
