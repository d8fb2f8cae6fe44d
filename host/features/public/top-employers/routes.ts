import type { Context } from '../../../http/context'
import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import { withoutHidden } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { ByYear, ByYearAndList } from './input'
import { loadList } from './load'
import { type ListRow, listLists } from './queries'

export function routes(services: Services, router: Router): void {
  const { reads, renderer } = services

  router.get('/top-employers', { access: 'anyone' }, async ctx => {
    const lists = await listLists(reads)
    await show(ctx, lists, lists[0])
  })

  router.get('/top-employers/:year', { access: 'anyone', params: ByYear }, async (ctx, { params }) => {
    const list = found((await listLists(reads)).find(({ year }) => year === params.year))
    redirect(ctx, `/top-employers/${list.year}/${list.slug}`, 301)
  })

  router.get('/top-employers/:year/:list', { access: 'anyone', params: ByYearAndList }, async (ctx, { params }) => {
    const lists = await listLists(reads)
    const list = lists.find(({ year, slug }) => year === params.year && slug === params.list)
    await show(ctx, lists, found(list, 'We could not find that list of top employers'))
  })

  async function show(ctx: Context, lists: readonly ListRow[], list: ListRow | undefined): Promise<void> {
    const hide = <Card extends { url: string }>(cards: readonly Card[]) => withoutHidden(ctx, cards)
    const view = list ? await loadList(services, { lists, list, hide }) : { list: null }
    replyPage(ctx, renderer.page('top-employers/show.njk', ctx, view))
  }
}
