import { expect, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'

const metas = (stage: string) => `<meta name="firstrung-release-stage" content="${stage}">
<meta name="firstrung-bugsnag-key" content="0123456789abcdef0123456789abcdef">
<meta name="firstrung-bugsnag-endpoint" content="/collect">`

const isReporting = (name: string) => name.includes('bugsnag')

test('outside production the code of error reporting never loads', async ({ page }) => {
  const opened = await openApi(page, { head: metas('staging') })
  await page.evaluate(async () => {
    const { api } = window as unknown as ApiWindow
    api.startPage()
    await api.startErrorReporting({ releaseStage: 'staging', apiKey: 'k'.repeat(32), appVersion: '1.3.1' })
  })
  expect(opened.scripts().filter(isReporting)).toEqual([])
  opened.close()
})

test('in production a report carries the version, the stage and nothing personal', async ({ page }) => {
  const opened = await openApi(page, { head: metas('production'), answers: { 'POST /collect': { status: 202 } } })
  await page.evaluate(async () => {
    const { api } = window as unknown as ApiWindow
    history.replaceState(null, '', '/?search=maya%40uni.test#secret')
    // eslint-disable-next-line no-console -- what pages print must not end up in a report
    console.log('maya@uni.test types')
    await api.startErrorReporting({
      releaseStage: 'production',
      apiKey: '0123456789abcdef0123456789abcdef',
      appVersion: '1.3.1',
      endpoint: `${location.origin}/collect`,
    })
    setTimeout(() => {
      throw new Error('No answer from /ajax/user?email=maya@uni.test for maya@uni.test')
    })
  })
  await expect.poll(() => opened.requests.length).toBe(1)
  const report = opened.requests[0]?.body ?? ''
  expect(report).toContain('"version":"1.3.1"')
  expect(report).toContain('"releaseStage":"production"')
  expect(report).toContain('No answer from /ajax/user for (e-mail)')
  expect(report).not.toMatch(/maya|secret|search=/)
  opened.close()
})

test('the failure of a widget is reported by its name and phase', async ({ page }) => {
  const opened = await openApi(page, {
    head: metas('production'),
    body: '<div data-widget="broken" data-mount="load"></div>',
    answers: { 'POST /collect': { status: 202 } },
  })
  await page.evaluate(async () => {
    const { api, register } = window as unknown as ApiWindow
    register({
      name: 'broken',
      mount: 'load',
      load: () =>
        Promise.resolve({
          contract: {
            name: 'broken',
            parse: () => {
              throw new Error('Props of widget "broken"')
            },
            overrides: () => false,
          },
          component: () => null,
        }),
    })
    await api.startErrorReporting({
      releaseStage: 'production',
      apiKey: '0123456789abcdef0123456789abcdef',
      appVersion: '1.3.1',
      endpoint: `${location.origin}/collect`,
    })
  })
  await expect.poll(() => opened.requests.length).toBe(1)
  const { events } = JSON.parse(opened.requests[0]?.body ?? '{}') as {
    events: [{ context: string; metaData: { widget: object } }]
  }
  expect(events[0]).toMatchObject({
    context: 'widget broken',
    metaData: { widget: { name: 'broken', phase: 'props' } },
  })
  opened.close()
})
