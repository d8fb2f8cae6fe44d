import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test as base, type Page } from '@playwright/test'
import sirv from 'sirv'

export const DIR = path.resolve(import.meta.dirname, '../../dist/storybook')

interface Finished {
  status: string
  violations: string[]
  /** It has neither a text nor a picture nor a field nor a coloured area. */
  isBlank: boolean
}

export interface Storybook {
  /** Shows a story in the frame that is there already, and says how it went. */
  show: (story: string, look: { width: number; globals: Record<string, string> }) => Promise<Finished>
  /** What the console and the page complained of since the last call. */
  takeErrors: () => string[]
}

/** One page per worker: Storybook changes stories in place, ten times quicker than loading its frame each time. */
export const test = base.extend<object, { address: string; storybook: Storybook }>({
  address: [
    async ({ browserName: _ }, use) => {
      if (!existsSync(DIR)) {
        throw new Error('dist/storybook is not there: npm run build:storybook')
      }
      const server = createServer(sirv(DIR, { dev: false })).listen(0, '127.0.0.1')
      await new Promise(resolve => server.once('listening', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  storybook: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage()
      await use(await openStorybook(page, address))
      await page.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

async function openStorybook(page: Page, address: string): Promise<Storybook> {
  let errors: string[] = []
  page.on(
    'console',
    message => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', error => errors.push(error.message))
  // A widget that takes the frame for a page of the site changes when the answer arrives, perhaps while it is checked.
  page.on('request', request => {
    if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/iframe.html') {
      errors.push(`A widget requested its frame: ${request.url()}`)
    }
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(forgetLateAnimations)
  await page.goto(`${address}/iframe.html?id=brand--logo&viewMode=story`)
  await page.waitForFunction(isAtRest)
  return {
    show: async (story, { width, globals }) => {
      await page.setViewportSize({ width, height: 720 })
      const show = () => page.evaluate(showInFrame, { story, globals })
      const finished = await show().catch(async (error: Error) => {
        if (!error.message.includes('context was destroyed')) {
          throw error
        }
        // The frame was reloaded for this story, see `isAtRest`.
        await page.waitForFunction(isAtRest)
        return show()
      })
      await page.waitForFunction(isAtRest)
      return finished
    },
    takeErrors: () => {
      const taken = errors
      errors = []
      return taken
    },
  }
}

/** Storybook waits for animations, for five seconds also for one that unfolds a list only where no script ever comes. */
function forgetLateAnimations(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its document below
  const all = Document.prototype.getAnimations
  Document.prototype.getAnimations = function () {
    return all.call(this).filter(({ effect }) => Number(effect?.getComputedTiming().delay ?? 0) < 1000)
  }
}

/** Storybook reloads its frame when a story has to go while it is still at work. */
function isAtRest(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { isPending?: () => boolean } }
  }
  return preview?.currentRender?.isPending?.() === false
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void
  off: (event: string, listener: (payload: never) => void) => void
  emit: (event: string, payload: unknown) => void
}

interface StoryFinished {
  storyId: string
  status: string
  reporters: { type: string; result: { violations?: { id: string; nodes: { html: string }[] }[] } }[]
}

/** Runs in the frame; the accessibility addon reports through the same event. */
async function showInFrame({ story, globals }: { story: string; globals: Record<string, string> }): Promise<Finished> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  const nextFinish = () =>
    new Promise<StoryFinished>(resolve => {
      const listener = (payload: StoryFinished) => {
        if (payload.storyId === story) {
          channel.off('storyFinished', listener)
          resolve(payload)
        }
      }
      channel.on('storyFinished', listener)
    })
  const isGiven = JSON.stringify(globals) === document.documentElement.dataset.globals
  const params = new URLSearchParams(location.search)
  let finish = nextFinish()
  if (params.get('id') !== story) {
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
    if (!isGiven) {
      await finish
      finish = nextFinish()
    }
  }
  // Globals stay as they are from story to story, and each change draws a story again.
  if (!isGiven) {
    channel.emit('updateGlobals', { globals })
    document.documentElement.dataset.globals = JSON.stringify(globals)
  }
  const { status, reporters } = await finish
  const violations = reporters
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => result.violations ?? [])
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
  const paints = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const hasColour = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    return element.matches('img, svg, input, video, [data-widget]') || (hasColour && element.clientHeight > 0)
  }
  // Dialogs and messages are drawn beside the root.
  const shown = [...document.querySelectorAll<HTMLElement>('#storybook-root, dialog[open], [popover], [role=status]')]
  const isBlank = !shown.some(root => root.innerText.trim() || [...root.querySelectorAll('*')].some(paints))
  return { status, violations, isBlank }
}
