import { inTransaction } from '../../../db/transaction'
import { redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { SECTION_FIELDS, saveSections, type Values } from '../profile'
import { completeValues } from '../signup'
import { FORMS } from './forms'
import { AnyFields, FormParams } from './input'
import { loadTab } from './load'

const PAGE = '/dashboard/account'
const TEMPLATE = 'settings/show.njk'

/** A form's own address redirects to its tab. */
export function formRoutes(services: Services, router: Router): void {
  const { clock, db } = services

  router.form('/account/profile/:name', {
    access: 'signed-in',
    params: FormParams,
    fields: AnyFields,
    template: TEMPLATE,
    answerEarly(ctx, { params: { name } }) {
      redirect(ctx, `${PAGE}/${FORMS[name].tab}`, 302)
      return true
    },
    load: (_, { actor, params: { name }, values }) =>
      loadTab(services, actor, { tab: FORMS[name].tab, sent: { form: name, values } }),
    presentValues: () => ({}),
    async submit(ctx, { actor, params: { name }, fields, data }) {
      const { sections, saved, tab } = FORMS[name]
      const form = data.forms.find(item => item.name === name)?.form
      const values = onlyFieldsOf(sections, completeValues(form?.fields ?? [], fields))
      await inTransaction(db, trx => saveSections(trx, actor.id, { values, sections, now: clock.now() }))
      await addFlash(ctx, services, { kind: 'success', text: saved })
      return { location: `${PAGE}/${tab}` }
    },
  })
}

/** A form saves its own sections, and ignores other fields. */
function onlyFieldsOf(sections: readonly (keyof typeof SECTION_FIELDS)[], values: Values): Values {
  const names: readonly string[] = sections.flatMap(section => [...SECTION_FIELDS[section]])
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
