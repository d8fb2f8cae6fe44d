interface Policy {
  createHTML: (text: string) => string
  createScriptURL: (url: string) => string
  /** The only texts that `createHTML` accepts. */
  templates?: Set<string>
}

interface TrustedTypesPage {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  [key: symbol]: Policy | undefined
}

/**
 * Returns the Trusted Types policy, `undefined` in browsers without them. There is one per page, even with several
 * copies of this module. As HTML it accepts only the given templates.
 */
export function trustedPolicy(templates: readonly string[] = []): Policy | undefined {
  const page = globalThis as unknown as TrustedTypesPage
  const policy = (page[Symbol.for('firstrung.policy')] ??= create(page))
  templates.forEach(template => policy?.templates?.add(template))
  return policy
}

function create({ trustedTypes }: TrustedTypesPage): Policy | undefined {
  const templates = new Set<string>()
  const policy = trustedTypes?.createPolicy('firstrung', {
    createHTML: text => (templates.has(text) ? text : ''),
    createScriptURL: url => url,
  })
  return policy && Object.assign(policy, { templates })
}
