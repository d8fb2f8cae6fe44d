const { origin } = new URL(import.meta.url)
let blocked: string | undefined

document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  // An embed works without fonts and pictures, so these are not reported.
  if (blockedURI.startsWith(origin) && /connect|script|frame/.test(effectiveDirective)) {
    blocked = effectiveDirective
  }
})

export const blockedBy = (): string | undefined => blocked && `The Content-Security-Policy lacks ${blocked} ${origin}`
