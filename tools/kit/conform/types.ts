import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { build } from 'esbuild'

export interface Subject {
  name: string
  marker: string
  scripts: readonly string[]
  baseStyles: readonly string[]
  styles: readonly string[]
  /** Checks that it cannot pass by design, with the reasons from `conform` in its package.json. */
  exceptions: Readonly<Record<string, string>>
  respond: (path: string) => Promise<Answer | undefined>
}

export interface Answer {
  type: string
  body: string | Uint8Array
  status?: number
}

export interface PageOptions {
  /** Everything in `<main>` after the elements of the host page; defaults to the marker. */
  body?: string
  headers?: Readonly<Record<string, string>>
  dir?: 'rtl'
  /** How often the page includes the scripts; 0 omits the widget's style sheet as well. */
  copies?: 0 | 1 | 2
  css?: string
}

/** The context of a check. A check returns the reason for a failure, or undefined if it passes. */
export interface Bench {
  subject: Subject
  tools: Tools
  cycles: number
  open: (page: PageOptions, context?: BrowserContextOptions) => Promise<Page>
  address: (page: PageOptions) => string
}

export interface Check {
  name: string
  run: (bench: Bench) => Promise<string | undefined>
}

export interface Tools {
  launch: (options?: { ignoreDefaultArgs?: string[] }) => Promise<Browser>
  build: typeof build
  axe: string
  idiomorph: string
}
