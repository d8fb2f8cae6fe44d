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
 * What axe finds on a page, an element at a time. Its half megabyte of script is sent once a page, however often it is
 * asked, and only the violations come back: both cost more than the rules themselves.
 */
export async function findViolations(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  await Promise.all(page.frames().map(ensureAxe))
  return page.evaluate(runAxe, { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions)
}

async function ensureAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(SOURCE)
  }
}

/** Runs in the page. Colours are judged when they have come to rest: a change of scheme may fade. */
async function runAxe(options: axe.RunOptions): Promise<Violation[]> {
  const fading = () => document.getAnimations().filter(animation => animation instanceof CSSTransition)
  for (let running = fading(); running.length > 0; running = fading()) {
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({ id, html: html.slice(0, 160), message: any[0]?.message ?? '' })),
  )
}
