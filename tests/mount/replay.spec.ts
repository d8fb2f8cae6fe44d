import { expect, type Locator, type Page } from '@playwright/test'
import { readLog, registerFixtures, test } from '../support/mount-harness'
import type { MountSite } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links and forms act natively', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('notes')))
    await page.getByRole('textbox').fill('milk')
    await page.getByRole('button').click()
    await expect(page.getByRole('heading')).toHaveText('native /native?text=milk')
  })
})

interface LoadingPage {
  host: Locator
  text: Locator
  add: Locator
  elsewhere: Locator
  /** Lets the widget's code load, and waits until it is mounted. */
  finishLoading: () => Promise<void>
  /** Lets the widget's code load. */
  unblock: () => void
}

/** Removes the time limit of pending events, which slow machines would exceed; it has a separate test. */
async function disableTimeout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window)
    window.setTimeout = ((callback: () => void, wait?: number, ...rest: []) =>
      wait === 3000 ? 0 : real(callback, wait, ...rest)) as typeof setTimeout
  })
}

interface OpenOptions {
  /** Removes the stamp, so that the widget is rendered instead of hydrated. */
  fresh?: boolean
  mount?: string
}

/** Opens a page whose widget is loading. */
async function open(page: Page, site: MountSite, options: OpenOptions = {}): Promise<LoadingPage> {
  const { fresh, mount = 'load' } = options
  await disableTimeout(page)
  const unblock = site.block('notes.js')
  const marker = site.marker('notes', { mount })
  await page.goto(site.addPage('/', fresh ? marker.replace('data-ssr', 'data-old') : marker))
  if (mount === 'load') {
    await expect.poll(() => site.requestCount('notes.js')).toBe(1)
  }
  const host = page.locator('[data-widget]')
  return {
    host,
    text: page.getByRole('textbox'),
    add: page.getByRole('button'),
    elsewhere: page.getByRole('link', { name: 'Elsewhere' }),
    unblock,
    finishLoading: async () => {
      unblock()
      await expect(host).toHaveAttribute('data-state', 'mounted')
    },
  }
}

for (const fresh of [false, true]) {
  test.describe(fresh ? 'on a fresh host' : 'on a hydrated host', () => {
    test('clicks, typing and submits are replayed once, in order', async ({ page, site }) => {
      const { text, add, elsewhere, host, finishLoading } = await open(page, site, { fresh })
      await elsewhere.click()
      await text.fill('milk')
      await add.click()
      await text.fill('eggs')
      await text.press('Enter')
      await elsewhere.click()
      await finishLoading()
      await expect.poll(() => readLog(page)).toEqual(['ready', 'link 1', 'added milk', 'added eggs', 'link 2'])
      await expect(host.locator('output')).toHaveText('milk eggs')
    })

    test('typed text, focus and selection are kept, and typing can continue', async ({ page, site }) => {
      const { text, host, finishLoading } = await open(page, site, { fresh })
      await text.pressSequentially('bread')
      await text.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
      await finishLoading()
      await expect(text).toBeFocused()
      expect(await text.evaluate((f: HTMLInputElement) => [f.selectionStart, f.selectionEnd])).toEqual([1, 3])
      await expect(host.locator('em')).toHaveText('calm bread')
      await page.keyboard.type('l')
      await expect(host.locator('em')).toHaveText('calm blad')
      await expect(text).toHaveValue('blad')
    })

    test('a submit by script is replayed with its button', async ({ page, site }) => {
      const { host, text, finishLoading } = await open(page, site, { fresh })
      await text.fill('tea')
      await page.evaluate(() => document.querySelector('form')?.requestSubmit(document.querySelector('button')))
      await finishLoading()
      await expect(host.locator('output')).toHaveText('tea')
    })

    test('a checkbox is toggled exactly once', async ({ page, site }) => {
      const { host, finishLoading } = await open(page, site, { fresh })
      await page.getByText('Urgent').click()
      await finishLoading()
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expect(host.locator('em')).toHaveText('urgent ')
      await page.getByRole('checkbox').click()
      await expect(host.locator('em')).toHaveText('calm ')
    })

    test('a file that was chosen before reaches the handler', async ({ page, site }) => {
      const { finishLoading } = await open(page, site, { fresh })
      const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') }
      await page.getByLabel('Photo').setInputFiles(file)
      await finishLoading()
      await expect.poll(() => readLog(page)).toEqual(['ready', 'photo me.png'])
      expect(await page.getByLabel('Photo').evaluate((field: HTMLInputElement) => field.files?.length)).toBe(1)
    })

    test('details are toggled exactly once', async ({ page, site }) => {
      const { finishLoading } = await open(page, site, { fresh })
      await page.getByText('More').click()
      await finishLoading()
      await expect(page.locator('details')).toHaveAttribute('open')
    })

    test('what was typed, ticked and opened before any script ran is kept, too', async ({ page, site }) => {
      const marker = site.marker('notes')
      await page.goto(site.addPage('/', fresh ? marker.replace('data-ssr', 'data-old') : marker, null))
      await page.getByRole('textbox').fill('early')
      await page.getByRole('checkbox').check()
      await page.getByText('More').click()
      await registerFixtures(page)
      await expect(page.locator('em')).toHaveText('urgent early')
      await expect(page.getByRole('textbox')).toHaveValue('early')
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expect(page.locator('details')).toHaveAttribute('open')
    })

    test('a link that the widget does not handle acts natively', async ({ page, site }) => {
      const { finishLoading } = await open(page, site, { fresh })
      await page.getByRole('link', { name: 'Plain' }).click()
      expect(page.url()).not.toContain('native')
      void finishLoading().catch(() => undefined)
      await expect(page.getByRole('heading')).toHaveText('native /native?plain')
    })
  })
}

test('a click mounts the widget, whatever its strategy', async ({ page, site }) => {
  const { elsewhere, finishLoading } = await open(page, site, { mount: 'visible(-1000px)' })
  await elsewhere.click()
  await finishLoading()
  await expect.poll(() => readLog(page)).toEqual(['ready', 'link 1'])
})

test('a marker without a registration captures events while the page loads', async ({ page, site }) => {
  const unblock = site.block('slow.js')
  const slow = '<script src="/assets/slow.js"></script>'
  await page.goto(site.addPage('/', site.marker('notes') + slow, 'core.js'), { waitUntil: 'commit' })
  const early = site.addPage('/early', `${site.marker('notes')}<img src="/assets/slow.js" alt="">`, 'core.js')
  await page.goto(early, { waitUntil: 'domcontentloaded' })
  await registerFixtures(page, ['counter'])
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await registerFixtures(page, ['notes'])
  await expect.poll(() => readLog(page)).toEqual(['ready', 'link 1'])
  unblock()
})

test.describe('when the code fails to load', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['Failed to load', 'notes load']) })

  test('the link acts natively', async ({ page, site }) => {
    await disableTimeout(page)
    site.fail('notes.js')
    await page.goto(site.addPage('/', site.marker('notes')))
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await expect(page.getByRole('heading')).toHaveText('native /native?link')
  })

  test('the form is submitted natively, with the typed text', async ({ page, site }) => {
    await disableTimeout(page)
    site.fail('notes.js')
    await page.goto(site.addPage('/', site.marker('notes')))
    await page.getByRole('textbox').fill('milk')
    await page.getByRole('button').click()
    await expect(page.getByRole('heading')).toHaveText('native /native?text=milk')
  })

  test('a native toggle happens exactly once', async ({ page, site }) => {
    await disableTimeout(page)
    site.fail('notes.js')
    await page.goto(site.addPage('/', site.marker('notes')))
    await page.getByText('Urgent').click()
    await page.getByText('More').click()
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'failed')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.locator('details')).toHaveAttribute('open')
  })
})

test.describe('when the widget fails to mount', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['fragile mount']) })

  for (const stamp of ['data-ssr', 'data-old']) {
    test(`the captured click on a link acts natively (${stamp})`, async ({ page, site }) => {
      await disableTimeout(page)
      const unblock = site.block('fragile.js')
      const marker = site.marker('fragile', { props: { breaks: 'mount' } }).replace('data-ssr', stamp)
      await page.goto(site.addPage('/', marker))
      await page.getByRole('link').click()
      expect(page.url()).not.toContain('native')
      unblock()
      await expect(page.getByRole('heading')).toHaveText('native /native?fragile')
    })
  }
})

test('captured links act natively after a few seconds', async ({ page, site }) => {
  await page.clock.install()
  site.block('notes.js')
  await page.goto(site.addPage('/', site.marker('notes')))
  const elsewhere = page.getByRole('link', { name: 'Elsewhere' })
  await elsewhere.click()
  expect(page.url()).not.toContain('native')
  await page.clock.fastForward(3100)
  await expect(page.getByRole('heading')).toHaveText('native /native?link')
})

test('a button without a native action waits for its widget, however long that takes', async ({ page, site }) => {
  await page.clock.install()
  const unblock = site.block('counter.js')
  await page.goto(site.addPage('/', site.marker('counter')))
  const button = page.getByRole('button')
  await button.click()
  await expect(button).toHaveAttribute('data-pressed')
  await page.clock.fastForward(60_000)
  unblock()
  await expect(button).toHaveText('Count: 1')
  await expect(button).not.toHaveAttribute('data-pressed')
})

test('the widget that someone uses loads before all others', async ({ page, site }) => {
  const unblock = site.block('counter.js')
  const others = ['prose', 'notes', 'fragile'].map((name, index) => site.marker(name, { key: `k${index + 2}` }))
  const early = '<script src="/assets/early.js"></script>'
  const openRuntime = site.block('main.js')
  await page.goto(site.addPage('/', early + others.join('') + site.marker('counter')), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Count' }).click()
  openRuntime()
  await expect.poll(() => site.requestCount('counter.js')).toBe(1)
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  expect(['prose.js', 'notes.js', 'fragile.js'].map(site.requestCount)).toEqual([0, 0, 0])
  unblock()
  await expect(page.locator('[data-state="mounted"]')).toHaveCount(4)
})

test('text that is being composed is entered once', async ({ page, site, context }) => {
  const { text, host, unblock } = await open(page, site)
  const keyboard = await context.newCDPSession(page)
  await text.focus()
  await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
  unblock()
  await expect.poll(() => site.requestCount('notes.js')).toBe(1)
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  await expect(host).not.toHaveAttribute('data-state')
  await keyboard.send('Input.insertText', { text: '日本' })
  await expect(host).toHaveAttribute('data-state', 'mounted')
  await expect(host.locator('em')).toHaveText('calm 日本')
  await expect(text).toHaveValue('日本')
})

test('a link to another tab that opens a dialog is captured', async ({ page, site, context }) => {
  const { elsewhere, finishLoading } = await open(page, site)
  await elsewhere.evaluate((link: HTMLAnchorElement) => {
    link.target = '_blank'
    link.ariaHasPopup = 'dialog'
  })
  await elsewhere.click()
  await finishLoading()
  await expect.poll(() => readLog(page)).toEqual(['ready', 'link 1'])
  expect(context.pages()).toHaveLength(1)
})

test('events that open another tab are not captured', async ({ page, site, context }) => {
  const { elsewhere } = await open(page, site)
  const opened = context.waitForEvent('page')
  await elsewhere.click({ modifiers: ['ControlOrMeta'] })
  expect((await opened).url()).toContain('/native?link')
  await elsewhere.evaluate((link: HTMLAnchorElement) => (link.target = '_blank'))
  const second = context.waitForEvent('page')
  await elsewhere.click()
  expect((await second).url()).toContain('/native?link')
  expect(page.url()).not.toContain('native')
})

test.describe('before any script of the runtime', () => {
  const early = '<script src="/assets/early.js"></script>'

  test('clicks and submits are captured, and replayed once the runtime is there', async ({ page, site }) => {
    const unblock = site.block('main.js')
    await page.goto(site.addPage('/', early + site.marker('notes')), { waitUntil: 'commit' })
    await page.getByRole('textbox').fill('milk')
    await page.getByRole('button').click()
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    unblock()
    await expect.poll(() => readLog(page)).toEqual(['ready', 'added milk', 'link 1'])
  })

  test('all kinds are replayed in their order', async ({ page, site }) => {
    await page.addInitScript(() => {
      const page = window as { log?: string[] }
      for (const type of ['click', 'input']) {
        addEventListener(type, ({ target }) => (page.log ??= []).push(`${type} ${(target as Element).localName}`))
      }
    })
    const unblock = site.block('main.js')
    await page.goto(site.addPage('/', early + site.marker('notes')), { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await page.getByRole('textbox').pressSequentially('milk')
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    unblock()
    const replayed = ['ready', 'link 1', 'click a', 'input input', 'link 2', 'click a']
    await expect.poll(() => readLog(page)).toEqual(replayed)
  })

  test('links act natively when it is late, and buttons wait for it', async ({ page, site }) => {
    await page.clock.install()
    const unblock = site.block('main.js')
    const body = `${early}${site.marker('counter')}${site.marker('notes', { key: 'k2' })}`
    await page.goto(site.addPage('/', body), { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Count' }).click()
    await page.clock.runFor(5200)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-state', 'failed')
    await page.getByText('More').click()
    await expect(page.locator('details')).toHaveAttribute('open')
    unblock()
    await expect(page.getByRole('button', { name: 'Count' })).toHaveText('Count: 1')
    await expect(html).not.toHaveAttribute('data-state')
  })

  test('the modules that its element names load after it, and one that cannot counts as a failure at once', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push('Failed to load resource')
    const early = (file: string) => `<script src="/assets/early.js" data-modules="/assets/${file}"></script>`
    await page.goto(site.addPage('/', early('main.js') + site.marker('counter'), null))
    await page.getByRole('button', { name: 'Count' }).click()
    await expect(page.getByRole('button', { name: 'Count' })).toHaveText('Count: 1')
    site.fail('main.js')
    await page.goto(site.addPage('/broken', early('main.js') + site.marker('counter'), null))
    await expect(page.locator('html')).toHaveAttribute('data-state', 'failed')
  })

  test('clicks outside markers and with a modifier key act natively', async ({ page, site }) => {
    const unblock = site.block('main.js')
    await page.goto(site.addPage('/', `${early}${site.marker('notes')}<a href="/native?out">Out</a>`), {
      waitUntil: 'commit',
    })
    await page.getByRole('link', { name: 'Out' }).click()
    await expect(page.getByRole('heading')).toHaveText('native /native?out')
    unblock()
  })
})
