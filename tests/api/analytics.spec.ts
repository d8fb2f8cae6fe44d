import { expect, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'

const consentOpen = '<meta name="firstrung-consent" content="ask">'

test('an event reaches the data layer with its fields', async ({ page }) => {
  const opened = await openApi(page)
  const layer = await page.evaluate(() => {
    const target = window as unknown as ApiWindow
    target.api.track('faq_open', { name: 'is-it-free' })
    return target.dataLayer
  })
  expect(layer).toEqual([{ event: 'faq_open', name: 'is-it-free' }])
  opened.close()
})

test('a promoted item sends its own event; one without a type id is skipped', async ({ page }) => {
  const opened = await openApi(page)
  const layer = await page.evaluate(() => {
    const target = window as unknown as ApiWindow
    const item = {
      googleTagManagerEventName: 'service_impression',
      googleTagManagerActionName: 'related jobs',
      serviceCategoryName: 'Featured job',
      serviceCategoryId: 4,
    }
    target.api.trackService({ ...item, serviceTypeId: 12 })
    target.api.trackService(item)
    target.api.trackService({ ...item, serviceTypeId: null })
    return target.dataLayer
  })
  expect(layer).toEqual([
    { event: 'service_impression', action: 'related jobs', id: 12, category: 'Featured job', category_id: 4 },
  ])
  opened.close()
})

test('events wait for the answer while consent is open', async ({ page }) => {
  const opened = await openApi(page, { head: consentOpen })
  const layers = await page.evaluate(() => {
    const target = window as unknown as ApiWindow
    target.api.track('login', {})
    const before = target.dataLayer
    target.copy.setConsent(true)
    target.api.track('sign_up', {})
    return { before, after: target.dataLayer }
  })
  expect(layers).toEqual({ before: undefined, after: [{ event: 'login' }, { event: 'sign_up' }] })
  opened.close()
})

test('a refusal discards earlier and later events', async ({ page }) => {
  const opened = await openApi(page, { head: consentOpen })
  const layer = await page.evaluate(() => {
    const target = window as unknown as ApiWindow
    target.api.track('login', {})
    target.api.setConsent(false)
    target.api.track('login', {})
    return target.dataLayer
  })
  expect(layer).toBeUndefined()
  opened.close()
})

test('the page counts its view, without the query', async ({ page }) => {
  const opened = await openApi(page)
  const layer = await page.evaluate(() => {
    document.body.dataset.page = 'faqs'
    history.replaceState(null, '', '/faqs?email=maya%40uni.test#x')
    const target = window as unknown as ApiWindow
    target.api.startPage()
    return target.dataLayer
  })
  expect(layer).toEqual([{ event: 'page_view', page_type: 'faqs', path: '/faqs' }])
  opened.close()
})

test('the page sends the events of the previous request after its view', async ({ page }) => {
  const opened = await openApi(page, {
    body: `<script type="application/json" data-event>{"event":"login"}</script>
<script type="application/json" data-event>{"event":"no_results","key":"jobs","value":""}</script>`,
  })
  const layer = await page.evaluate(() => {
    const target = window as unknown as ApiWindow
    target.api.startPage()
    return target.dataLayer
  })
  expect(layer?.slice(1)).toEqual([{ event: 'login' }, { event: 'no_results', key: 'jobs', value: '' }])
  opened.close()
})
