const { origin } = new URL(import.meta.url)
let blocked: string | undefined

document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  // Without fonts and pictures an embed still works.
  if (blockedURI.startsWith(origin) && /connect|script|frame/.test(effectiveDirective)) {
    blocked = effectiveDirective
  }
})

/** Returns an explanation if the policy of the page has blocked a request of an embed. */
export const blockedBy = (): string | undefined => blocked && `The Content-Security-Policy lacks ${blocked} ${origin}`
