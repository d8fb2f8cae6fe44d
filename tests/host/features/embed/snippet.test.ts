import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../../host/db/transaction'
import { recalculateRatings } from '../../../../host/features/reviews/reviews'
import { createTestHost, type TestHost } from '../../../support/host'
import { buildCompany, buildJob, buildReview } from '../../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  const { id } = await buildCompany(host.db, { name: 'Halden & <Rail>', slug: 'halden-rail' })
  await buildJob(host.db, id, { title: 'Signals </script> intern' })
  await Promise.all([1, 2, 3].map(number => buildReview(host.db, id, { slug: `review-${number}` })))
  await inTransaction(host.db, trx => recalculateRatings(trx, [id], host.clock.now()))
})
afterAll(() => host.close())

/** Returns the snippet as the page shows it for copying. */
async function snippetOf(query: string): Promise<string> {
  const html = await (await host.request(`/embed?${query}`)).text()
  const [, props = '{}'] = /<script type="application\/json">(\{"label":"Where.*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(props) as { text: string }).text
}

describe('the snippet of an embed', () => {
  it('has the rating as text and as JSON-LD', async () => {
    const snippet = await snippetOf('widget=rating-summary&employer=halden-rail')
    expect(snippet).toMatch(
      /Reviews of Halden &amp; &lt;Rail&gt; on Firstrung<span data-summary="text">: \d\.\d out of 5 from 3 reviews/,
    )
    const [, jsonLd = ''] = /data-summary="jsonLd">(.*?)<\/script><\/a>/.exec(snippet) ?? []
    expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'EmployerAggregateRating', reviewCount: 3 })
  })

  it('has the titles of jobs, whatever they contain', async () => {
    const snippet = await snippetOf('widget=company-jobs&employer=halden-rail&variant=frame&release=channel')
    expect(snippet).toContain('data-variant="frame" data-min-height="640"')
    expect(snippet).toContain(': Signals &lt;/script&gt; intern')
    expect(snippet.match(/<\/script>/g)).toHaveLength(2)
  })
})
