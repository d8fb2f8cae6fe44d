import { found } from '../../errors'
import type { Context } from '../../http/context'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { ByYear, ByYearAndList } from './input'
import { type ListRow, listLists, listPlaces, listPromoted, listQuotes } from './queries'
import { listUrl, presentLinks, presentPodium, presentPromoted, presentTable, titleOf } from './view'

const PROMOTED = 3

export function routes({ reads, clock, renderer }: Services, router: Router): void {
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
    await show(ctx, lists, found(list, 'There is no such list of top employers'))
  })

  async function show(ctx: Context, lists: readonly ListRow[], list: ListRow | undefined): Promise<void> {
    if (!list) {
      replyPage(ctx, renderer.page('top-employers/show.njk', ctx, { list: null }))
      return
    }
    const now = clock.now()
    const [places, paid] = await Promise.all([
      listPlaces(reads, list.id, now),
      listPromoted(reads, { now, limit: PROMOTED }),
    ])
    const quotes = await listQuotes(
      reads,
      [...places.slice(0, PROMOTED), ...paid].map(({ id }) => id),
    )
    const before = lists.some(({ year, slug }) => year === list.year - 1 && slug === list.slug)
    const view = {
      list: { title: titleOf(list), year: list.year, slug: list.slug, count: places.length },
      canonical: listUrl(list, lists[0]?.year ?? list.year),
      links: presentLinks(lists, list),
      podium: presentPodium(places, quotes),
      table: presentTable(list, places, before ? list.year - 1 : undefined),
      promoted: presentPromoted(paid, quotes),
    }
    replyPage(ctx, renderer.page('top-employers/show.njk', ctx, view))
  }
}
