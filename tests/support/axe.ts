import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

export interface Violation {
  id: string
  html: string
  message: string
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns axe's violations, one per element. Its half megabyte of script is sent once per page, and only the violations
 * come back: both cost more than running the rules. `preload` would read every style sheet again, for rules that are
 * not used.
 */
export async function findViolations(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  await Promise.all(page.frames().map(ensureAxe))
  return page.evaluate(runAxe, { ...options, resultTypes: ['violations'], preload: false } satisfies axe.RunOptions)
}

async function ensureAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(SOURCE)
  }
}

/** Runs in the page. Finishes running animations first, so that colours are final. */
async function runAxe(options: axe.RunOptions): Promise<Violation[]> {
  // Delayed and endless animations are part of the page as users see it.
  const isRunning = ({ playState, timeline, effect }: Animation) => {
    const { delay = 0, endTime = Infinity } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && timeline === document.timeline && delay < 1000 && endTime !== Infinity
  }
  for (let round = 0; round < 20; round++) {
    const running = document.getAnimations().filter(isRunning)
    if (running.length === 0) {
      break
    }
    running.forEach(animation => animation.finish())
    // A headless browser may skip frames while its machine is busy.
    await new Promise(resolve => (requestAnimationFrame(resolve), setTimeout(resolve, 250)))
  }
  // Axe would place the contents of a section without layout over the next section.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
  document.adoptedStyleSheets.pop()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({ id, html: html.slice(0, 160), message: any[0]?.message ?? '' })),
  )
}
