import { expect, type Locator, type Page } from '@playwright/test'
import { logOf, startOn, test } from '../support/mount-harness'
import type { MountSite } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('link and form act natively', async ({ page, site }) => {
    await page.goto(site.page('/', site.marker('notes')))
    await page.getByRole('textbox').fill('milk')
    await page.getByRole('button').click()
    await expect(page.getByRole('heading')).toHaveText('native /native?text=milk')
  })
})

interface Waiting {
  host: Locator
  text: Locator
  add: Locator
  elsewhere: Locator
  /** Lets the widget's code arrive, and waits for the widget. */
  arrive: () => Promise<void>
}

/** A slow machine must not run out of the time for which things are held; that has a test of its own. */
async function holdForLong(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, wait?: number, ...rest: []) =>
      wait === 3000 ? 0 : real(run, wait, ...rest)) as typeof setTimeout
  })
}

/** A page whose widget is on its way: asked for, but not here. `fresh` takes its stamp, so that it will be drawn anew. */
async function open(page: Page, site: MountSite, fresh: boolean, mount = 'load'): Promise<Waiting> {
  await holdForLong(page)
  const release = site.hold('notes.js')
  const marker = site.marker('notes', { mount })
  await page.goto(site.page('/', fresh ? marker.replace('data-ssr', 'data-old') : marker))
  if (mount === 'load') {
    await expect.poll(() => site.asked('notes.js')).toBe(1)
  }
  const host = page.locator('[data-widget]')
  return {
    host,
    text: page.getByRole('textbox'),
    add: page.getByRole('button'),
    elsewhere: page.getByRole('link', { name: 'Elsewhere' }),
    arrive: async () => {
      release()
      await expect(host).toHaveAttribute('data-state', 'mounted')
    },
  }
}

for (const fresh of [false, true]) {
  test.describe(fresh ? 'on a host that is drawn anew' : 'on a host that is hydrated', () => {
    test('clicks, typing and submits are done again in their order, once', async ({ page, site }) => {
      const { text, add, elsewhere, host, arrive } = await open(page, site, fresh)
      await elsewhere.click()
      await text.fill('milk')
      await add.click()
      await text.fill('eggs')
      await text.press('Enter')
      await elsewhere.click()
      await arrive()
      await expect.poll(() => logOf(page)).toEqual(['ready', 'link 1', 'added milk', 'added eggs', 'link 2'])
      await expect(host.locator('output')).toHaveText('milk eggs')
    })

    test('typed text, focus and selection stay, and typing goes on', async ({ page, site }) => {
      const { text, host, arrive } = await open(page, site, fresh)
      await text.pressSequentially('bread')
      await text.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
      await arrive()
      await expect(text).toBeFocused()
      expect(await text.evaluate((f: HTMLInputElement) => [f.selectionStart, f.selectionEnd])).toEqual([1, 3])
      await expect(host.locator('em')).toHaveText('calm bread')
      await page.keyboard.type('l')
      await expect(host.locator('em')).toHaveText('calm blad')
      await expect(text).toHaveValue('blad')
    })

    test('a submit without a click, by script, is done again with its button', async ({ page, site }) => {
      const { host, text, arrive } = await open(page, site, fresh)
      await text.fill('tea')
      await page.evaluate(() => document.querySelector('form')?.requestSubmit(document.querySelector('button')))
      await arrive()
      await expect(host.locator('output')).toHaveText('tea')
    })

    test('a checkbox is toggled exactly once', async ({ page, site }) => {
      const { host, arrive } = await open(page, site, fresh)
      await page.getByText('Urgent').click()
      await arrive()
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expect(host.locator('em')).toHaveText('urgent ')
      await page.getByRole('checkbox').click()
      await expect(host.locator('em')).toHaveText('calm ')
    })

    test('details are toggled exactly once', async ({ page, site }) => {
      const { arrive } = await open(page, site, fresh)
      await page.getByText('More').click()
      await arrive()
      await expect(page.locator('details')).toHaveAttribute('open')
    })

    test('what was typed, ticked and opened before any script ran is heard, too', async ({ page, site }) => {
      const marker = site.marker('notes')
      await page.goto(site.page('/', fresh ? marker.replace('data-ssr', 'data-old') : marker, null))
      await page.getByRole('textbox').fill('early')
      await page.getByRole('checkbox').check()
      await page.getByText('More').click()
      await startOn(page)
      await expect(page.locator('em')).toHaveText('urgent early')
      await expect(page.getByRole('textbox')).toHaveValue('early')
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expect(page.locator('details')).toHaveAttribute('open')
    })

    test('a link that the widget leaves alone still leads on', async ({ page, site }) => {
      const { arrive } = await open(page, site, fresh)
      await page.getByRole('link', { name: 'Plain' }).click()
      expect(page.url()).not.toContain('native')
      void arrive().catch(() => undefined)
      await expect(page.getByRole('heading')).toHaveText('native /native?plain')
    })
  })
}

test('a click brings the widget whatever its strategy', async ({ page, site }) => {
  const { elsewhere, arrive } = await open(page, site, false, 'visible(-1000px)')
  await elsewhere.click()
  await arrive()
  await expect.poll(() => logOf(page)).toEqual(['ready', 'link 1'])
})

test('a marker whose registration is still to come holds while the page loads', async ({ page, site }) => {
  const release = site.hold('slow.js')
  const slow = '<script src="/assets/slow.js"></script>'
  await page.goto(site.page('/', site.marker('notes') + slow, 'core.js'), { waitUntil: 'commit' })
  const early = site.page('/early', `${site.marker('notes')}<img src="/assets/slow.js" alt="">`, 'core.js')
  await page.goto(early, { waitUntil: 'domcontentloaded' })
  await startOn(page, ['counter'])
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await startOn(page, ['notes'])
  await expect.poll(() => logOf(page)).toEqual(['ready', 'link 1'])
  release()
})

test.describe('when the code cannot be loaded', () => {
  test.use({ noise: async ({ browserName: _ }, use) => use(['Failed to load', 'notes load']) })

  test('the link acts natively', async ({ page, site }) => {
    await holdForLong(page)
    site.fail('notes.js')
    await page.goto(site.page('/', site.marker('notes')))
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await expect(page.getByRole('heading')).toHaveText('native /native?link')
  })

  test('the form is sent natively, with what was typed', async ({ page, site }) => {
    await holdForLong(page)
    site.fail('notes.js')
    await page.goto(site.page('/', site.marker('notes')))
    await page.getByRole('textbox').fill('milk')
    await page.getByRole('button').click()
    await expect(page.getByRole('heading')).toHaveText('native /native?text=milk')
  })

  test('a native toggle happens exactly once', async ({ page, site }) => {
    await holdForLong(page)
    site.fail('notes.js')
    await page.goto(site.page('/', site.marker('notes')))
    await page.getByText('Urgent').click()
    await page.getByText('More').click()
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'failed')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.locator('details')).toHaveAttribute('open')
  })
})

test.describe('when the widget breaks while mounting', () => {
  test.use({ noise: async ({ browserName: _ }, use) => use(['fragile mount']) })

  for (const stamp of ['data-ssr', 'data-old']) {
    test(`the held link acts natively (${stamp})`, async ({ page, site }) => {
      await holdForLong(page)
      const release = site.hold('fragile.js')
      const marker = site.marker('fragile', { props: { breaks: 'mount' } }).replace('data-ssr', stamp)
      await page.goto(site.page('/', marker))
      await page.getByRole('link').click()
      expect(page.url()).not.toContain('native')
      release()
      await expect(page.getByRole('heading')).toHaveText('native /native?fragile')
    })
  }
})

test('nothing is held for longer than a few seconds', async ({ page, site }) => {
  await page.clock.install()
  site.hold('notes.js')
  await page.goto(site.page('/', site.marker('notes')))
  const elsewhere = page.getByRole('link', { name: 'Elsewhere' })
  await elsewhere.click()
  expect(page.url()).not.toContain('native')
  await page.clock.fastForward(3100)
  await expect(page.getByRole('heading')).toHaveText('native /native?link')
})

test('what is to leave this page alone is left alone', async ({ page, site, context }) => {
  const { elsewhere } = await open(page, site, false)
  const opened = context.waitForEvent('page')
  await elsewhere.click({ modifiers: ['ControlOrMeta'] })
  expect((await opened).url()).toContain('/native?link')
  await elsewhere.evaluate((link: HTMLAnchorElement) => (link.target = '_blank'))
  const second = context.waitForEvent('page')
  await elsewhere.click()
  expect((await second).url()).toContain('/native?link')
  expect(page.url()).not.toContain('native')
})
