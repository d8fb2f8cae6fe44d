import * as v from 'valibot'
import { Id } from '../../../http/inputs'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findTitle } from '../../tracker/saved-items'
import { deleteHidden, insertHidden, isHidden, listHidden } from './queries'
import { presentHidden } from './view'

const PAGE = '/account/hidden'
const Item = v.object({ type: v.picklist(['jobs', 'companies']), id: Id })
const HideForm = v.object({ hide: v.picklist(['yes', 'no'], 'Choose one') })

export function pageRoutes(services: Services, router: Router): void {
  const { db, clock, renderer } = services

  router.get(PAGE, { access: 'signed-in' }, async (ctx, { actor }) => {
    const hidden = presentHidden(await listHidden(db, actor.id))
    replyPage(ctx, renderer.page('hidden-items/index.njk', ctx, { hidden }))
  })

  router.form(`${PAGE}/:type/:id`, {
    access: 'signed-in',
    params: Item,
    fields: HideForm,
    template: 'hidden-items/show.njk',
    load: async (_, { actor, params }) => ({
      item: { ...params, title: found(await findTitle(db, params)), isHidden: await isHidden(db, actor.id, params) },
    }),
    presentValues: () => ({}),
    async submit(ctx, { actor, params, fields, data }) {
      const hides = fields.hide === 'yes'
      await (hides ? insertHidden(db, actor.id, { ...params, now: clock.now() }) : deleteHidden(db, actor.id, params))
      const text = hides ? `We won’t show you ${data.item.title} in lists` : `${data.item.title} is back in your lists`
      await addFlash(ctx, services, { kind: 'success', text })
      return { location: PAGE }
    },
  })
}
