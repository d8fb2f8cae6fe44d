import { mountFault, recorded } from '../recorder'
import type { Bench, Check } from '../types'

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')
const TRUSTED = "require-trusted-types-for 'script'; trusted-types firstrung default"

const under = async (policy: string, { subject, open }: Bench): Promise<string | undefined> => {
  const page = await open({ headers: { 'content-security-policy': policy } })
  const fault = await mountFault(page, subject.name)
  const { violations } = await recorded(page)
  return violations[0] ?? fault
}

export const strictPolicy: Check = { name: 'strict CSP', run: bench => under(STRICT, bench) }
export const trustedTypes: Check = { name: 'Trusted Types', run: bench => under(TRUSTED, bench) }
