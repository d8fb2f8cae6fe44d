import { expect, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'

const FOUND = [
  { type: 'role', label: 'Law', url: '/search-jobs/role-law' },
  { type: 'company', label: 'Lawson & Co', url: '/companies/lawson-co' },
]

test('requests suggestions for the typed text and groups them under headings', async ({ page }) => {
  const opened = await openApi(page, { answers: { 'GET /suggestions.php': { body: FOUND } } })
  const suggestions = await page.evaluate(() =>
    (window as unknown as ApiWindow).api.suggest('law', { type: 'what', scope: 'reviews' }),
  )
  expect(opened.requests.map(({ path }) => path)).toEqual(['/suggestions.php?term=law&type=what&scope=reviews'])
  expect(suggestions.map(({ group, label }) => `${group}: ${label}`)).toEqual(['Roles: Law', 'Employers: Lawson & Co'])
  expect(new Set(suggestions.map(({ key }) => key)).size).toBe(2)
  opened.close()
})

test('an aborted request fails with status 0', async ({ page }) => {
  const opened = await openApi(page, { answers: { 'GET /suggestions.php': { body: FOUND } } })
  const status = await page.evaluate(() => {
    const call = new AbortController()
    const answer = (window as unknown as ApiWindow).api.suggest('law', { type: 'where', signal: call.signal })
    call.abort()
    return answer.then(
      () => 200,
      (error: { status: number }) => error.status,
    )
  })
  expect(status).toBe(0)
  opened.close()
})

test('a role starts a search, a place waits, and analytics receives both', async ({ page }) => {
  const opened = await openApi(page, { body: '<form action="/search"><input name="search"></form>' })
  const sent = await page.evaluate(() => {
    const { followSuggestion } = (window as unknown as ApiWindow).api
    const input = document.querySelector('input')
    const sends: string[] = []
    input?.form?.addEventListener('submit', event => {
      event.preventDefault()
      sends.push(input.value)
    })
    for (const [type, label] of [
      ['place', 'Leeds'],
      ['role', 'Law'],
    ] as const) {
      if (input) {
        input.value = label
        followSuggestion({ type, label, url: '/', key: label, group: '' }, input)
      }
    }
    return { sends, events: (window as unknown as ApiWindow).dataLayer }
  })
  expect(sent.sends).toEqual(['Law'])
  expect(sent.events).toEqual([
    { event: 'suggestion_select', key: 'place', value: 'Leeds' },
    { event: 'suggestion_select', key: 'role', value: 'Law' },
  ])
  opened.close()
})
