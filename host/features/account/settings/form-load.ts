import type { Services } from '../../../services'
import { namePlaces } from '../../public/search'
import { loadProfile, type Values } from '../profile'
import { completeValues, type Form } from '../signup'
import { FORMS, type FormName, type SettingsForm } from './forms'

const BASE = '/account/profile'

const actionOf = (name: FormName) => `${BASE}/${name}`

/** `sent` are the submitted values; defaults to the stored ones. */
export async function loadSettingsForm(
  { db, clock }: Services,
  userId: number,
  { name, sent }: { name: FormName; sent?: Values | undefined },
): Promise<Form> {
  const { title, lead, leadForMinors, sections, fields }: SettingsForm = FORMS[name]
  const now = clock.now()
  const { lists, values, isMinor } = await loadProfile(db, userId, {
    now,
    sections: [...new Set([...sections, 'pathway' as const])],
  })
  const homePlace = await nameHome(db, values.homePlace)
  const stored = fields({ lists, isMinor, now, values: { ...values, homePlace } })
  const shown = sent && { pathway: values.pathway, ...completeValues(stored, sent) }
  return {
    stage: 'account',
    title,
    lead: [lead, isMinor && leadForMinors].filter(Boolean).join(' '),
    purpose: '',
    fields: shown ? fields({ lists, isMinor, now, values: shown }) : stored,
    canSkip: false,
    previous: null,
    canDelete: false,
    ladder: [],
    links: [],
    version: 0,
    action: actionOf(name),
  }
}

/** The form shows the name of a place and accepts the name or the slug. */
async function nameHome(db: Services['db'], slug: unknown): Promise<string | null> {
  const places = typeof slug === 'string' ? await namePlaces(db, { slugs: [slug] }) : []
  return places[0]?.label ?? null
}
