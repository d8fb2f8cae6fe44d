import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { build } from 'esbuild'

/** A widget to check: its marker, and the files that a page loads for it. */
export interface Subject {
  name: string
  marker: string
  scripts: readonly string[]
  /** Style sheets of the shared design, and the widget's own. */
  baseStyles: readonly string[]
  styles: readonly string[]
  /** Checks that it cannot pass by design, with the reasons from `conform` in its package.json. */
  exceptions: Readonly<Record<string, string>>
  /** Answers the addresses above and the widget's requests. */
  respond: (path: string) => Promise<Answer | undefined>
}

export interface Answer {
  type: string
  body: string | Uint8Array
  status?: number
}

/** The differences of a check's page from a plain one. */
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
  /** The address of a page, for browsers that a check starts itself. */
  address: (page: PageOptions) => string
}

export interface Check {
  name: string
  run: (bench: Bench) => Promise<string | undefined>
}

/** The programs of the project in which the command runs. */
export interface Tools {
  launch: (options?: { ignoreDefaultArgs?: string[] }) => Promise<Browser>
  build: typeof build
  axe: string
  idiomorph: string
}
