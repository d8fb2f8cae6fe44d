import type { Actor } from '../../../http/context'
import type { Services } from '../../../services'
import { findPendingEmail, loadIdentity } from '../accounts'
import { findOpenExport } from '../data-exports'
import { listHidden } from '../hidden-items'
import { readCompletion, readStages, type Values } from '../profile'
import { loadSearches } from '../saved-searches'
import { loadNames } from '../signup'
import { loadSettingsForm } from './form-load'
import { FORM_NAMES, FORMS, type FormName } from './forms'
import { listConsents } from './queries'
import { presentConsents } from './view'

export const TABS = ['personal-information', 'contact-preferences', 'job-preferences', 'data-security'] as const

export type Tab = (typeof TABS)[number]

interface TabRequest {
  tab: Tab
  sent?: { form: FormName; values: Values } | undefined
  isEmailSent?: boolean
}

export async function loadTab(services: Services, actor: Actor, request: TabRequest) {
  const { db } = services
  const { email, isVerified, csrfToken } = actor
  const { tab, sent, isEmailSent = false } = request
  const forms = []
  const names: Record<string, string[]> = {}
  for (const name of FORM_NAMES.filter(name => FORMS[name].tab === tab)) {
    const form = await loadSettingsForm(services, actor.id, {
      name,
      sent: sent?.form === name ? sent.values : undefined,
    })
    Object.assign(names, await loadNames(db, form))
    forms.push({ name, form })
  }
  const base = { tab, email, isVerified, csrf: csrfToken, forms, names, sentForm: sent?.form ?? null }
  return { ...base, isEmailSent, ...(await LOADERS[tab](services, actor.id)) }
}

const LOADERS: Readonly<Record<Tab, (services: Services, userId: number) => Promise<object>>> = {
  'personal-information': async (services, userId) => ({
    profile: await readCompletion(services.db, userId),
    hasEquality: (await readStages(services.db, userId))['about-you'],
    pendingEmail: await findPendingEmail(services.db, userId, services.clock.now()),
    identity: await loadIdentity(services, userId),
  }),
  'contact-preferences': async (services, userId) => ({ searches: await loadSearches(services, userId) }),
  'job-preferences': async ({ db }, userId) => ({ hidden: await listHidden(db, userId) }),
  'data-security': async (services, userId) => ({
    consents: presentConsents(await listConsents(services.db, userId)),
    dataExport: await findOpenExport(services, userId),
  }),
}
