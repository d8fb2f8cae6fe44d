import type { Actor } from '../../../http/context'
import type { Services } from '../../../services'
import { isTicked, type Values, versionOf } from './answers'
import { loadContext, loadDraft, requireOwn, requireShown, storedAnswers } from './load'
import { findWarnings } from './load-view'
import { findAdvert, findStart } from './queries'
import { keepAnswers } from './questions'
import { COPY } from './stage-copy'
import { FIRST_STAGE, type Stage } from './stages'
import { presentDifferences, presentDraft, presentForm } from './view'

interface StartRequest {
  query: { company?: string | undefined; job?: string | undefined } | undefined
  /** The submitted values; defaults to the values in the session. */
  sent: Values | undefined
}

/** There is no draft yet. The address may name the employer or the advert. */
export async function loadStartPage(services: Services, actor: Actor, { query, sent }: StartRequest) {
  const { db, clock } = services
  const advert = query?.job && /^\d{1,9}$/.test(query.job) ? await findAdvert(db, Number(query.job)) : undefined
  const named = {
    ...(query?.company ? { company: query.company } : {}),
    ...(advert ? { company: advert.company_slug, job: String(advert.id), jobTitle: advert.title } : {}),
  }
  const stored = (await findStart(db, actor.sessionHash)) ?? {}
  const values = keepAnswers(FIRST_STAGE, sent ? { ...sent } : { ...stored, ...named })
  const context = await loadContext(db, { [FIRST_STAGE]: values }, clock.now())
  const form = presentForm(FIRST_STAGE, context)
  return { title: form.title, props: { ...signedIn(actor), start: { form } } }
}

interface StageRequest {
  id: number
  stage: Stage
  sent: Values | undefined
}

/** After a conflict the page shows both the submitted and the stored values. */
export async function loadFormPage(services: Services, actor: Actor, { id, stage, sent }: StageRequest) {
  const { db, clock } = services
  const now = clock.now()
  const row = requireShown(await requireOwn(db, id, { userId: actor.id }), stage)
  const stored = await storedAnswers(db, row)
  const isForm = sent && sent.transition === undefined && sent.submit === undefined
  const answers = isForm ? { ...stored, [stage]: keepAnswers(stage, withTicks(sent)) } : stored
  const draft = await loadDraft(db, row, { now, answers })
  const shown = presentDraft(draft, { stage, warnings: await findWarnings(draft.context, stage) })
  const isStale = isForm && versionOf(sent) !== undefined && versionOf(sent) !== row.version
  const saved = isStale ? presentDifferences(stage, await loadContext(db, stored, now), draft.context) : []
  return {
    title: row.state === 'pending' ? 'Thank you' : COPY[stage].title,
    props: {
      ...signedIn(actor),
      draft: saved.length > 0 ? { ...shown, form: { ...shown.form, saved } } : shown,
      sent: row.state === 'pending',
    },
  }
}

/** Browsers do not send unticked boxes. */
const withTicks = (sent: Values): Values => ({
  ...sent,
  companyNotListed: isTicked(sent.companyNotListed),
  stillThere: isTicked(sent.stillThere),
  ownExperience: isTicked(sent.ownExperience),
})

const signedIn = (actor: Actor) => ({ signedIn: true, emailVerified: actor.isVerified, csrf: actor.csrfToken })
