import { textOf } from '../../../http/form'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { loadOpeningMonths } from '../../public/companies'
import { parseSearch } from '../../public/search'
import { saveSearch } from './commands'
import { NewSearchFields, NewSearchQuery } from './input'
import { suggestFrequency } from './intent-commands'
import { loadPreview } from './preview-load'
import { savedMessage } from './view'

export function pageRoutes(services: Services, router: Router): void {
  const { db } = services

  router.form('/account/saved-searches/new', {
    access: 'signed-in',
    query: NewSearchQuery,
    fields: NewSearchFields,
    template: 'saved-searches/new.njk',
    async load(_, { actor, values }) {
      const search = found(await parseSearch(db, textOf(values, 'url')))
      const [suggested, opens, preview] = await Promise.all([
        suggestFrequency(db, actor, search.url),
        search.employer === null ? null : loadOpeningMonths(db, search.employer),
        search.scope === 'jobs' ? loadPreview(services, actor.id, search.url) : null,
      ])
      return { search, isVerified: actor.isVerified, suggested, opens, preview }
    },
    presentValues: values => ({ name: textOf(values, 'name').slice(0, 300), frequency: textOf(values, 'frequency') }),
    async submit(ctx, { actor, fields, data }) {
      const row = await saveSearch(services, actor, fields)
      await addFlash(ctx, services, savedMessage(row))
      return { location: data.search.url }
    },
  })
}
