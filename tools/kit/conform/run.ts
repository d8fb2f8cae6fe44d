import type { Browser } from '@playwright/test'
import { bfcache } from './checks/bfcache'
import { hostileCss, rightToLeft } from './checks/host-page'
import { doubleMount, twoInstances } from './checks/instances'
import { leak } from './checks/leak'
import { morph } from './checks/morph'
import { axe, noScript } from './checks/people'
import { strictPolicy, trustedTypes } from './checks/policies'
import { translation } from './checks/translation'
import { record } from './recorder'
import { serve } from './serve'
import type { Bench, Check, Subject, Tools } from './types'

export const CHECKS: readonly Check[] = [
  ...[doubleMount, twoInstances, hostileCss, strictPolicy, trustedTypes, rightToLeft],
  ...[translation, bfcache, morph, axe, noScript, leak],
]

export interface RunOptions {
  subject: Subject
  tools: Tools
  browser: Browser
  cycles: number
}

export type Outcome = 'passed' | 'failed' | 'excepted'

/** Runs every check on separate pages; `report` gets each outcome, with its reason unless it passed. */
export async function runChecks(
  { subject, tools, browser, cycles }: RunOptions,
  report: (outcome: Outcome, name: string, reason?: string) => void,
): Promise<void> {
  const server = await serve(subject)
  try {
    for (const { name, run } of CHECKS) {
      if (subject.exceptions[name]) {
        report('excepted', name, subject.exceptions[name])
        continue
      }
      const opened: (() => Promise<void>)[] = []
      const bench: Bench = {
        ...{ subject, tools, cycles, address: server.add },
        open: async (page, options) => {
          const context = await browser.newContext(options)
          opened.push(() => context.close())
          await context.addInitScript(record)
          const tab = await context.newPage()
          await tab.goto(server.add(page))
          return tab
        },
      }
      const reason = await run(bench).catch((error: unknown) => `the check could not end: ${(error as Error).message}`)
      await Promise.all(opened.map(close => close()))
      report(reason ? 'failed' : 'passed', name, reason)
    }
  } finally {
    server.close()
  }
}
