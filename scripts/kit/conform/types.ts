import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { build } from 'esbuild'

/** A widget to check: its marker, and what a page loads for it. */
export interface Subject {
  name: string
  /** The marker as a server writes it. */
  marker: string
  scripts: readonly string[]
  /** Style sheets of the design that widgets share, and those of the widget alone. */
  baseStyles: readonly string[]
  styles: readonly string[]
  /** Checks that it cannot pass by its purpose, with the reasons that its package.json gives in `conform`. */
  exceptions: Readonly<Record<string, string>>
  /** The answers for the addresses above and for those that the widget requests. */
  respond: (path: string) => Promise<Answer | undefined>
}

export interface Answer {
  type: string
  body: string | Uint8Array
  status?: number
}

/** How the page of a check differs from a plain one. */
export interface PageOptions {
  /** Everything in `<main>` after the elements of the host page; the marker when left out. */
  body?: string
  headers?: Readonly<Record<string, string>>
  dir?: 'rtl'
  /** How often the page includes the scripts; 0 leaves out the widget's style sheet as well. */
  copies?: 0 | 1 | 2
  /** A style sheet of the host page. */
  css?: string
}

/** The context of a check. A check returns the reason for a failure, or nothing when it passes. */
export interface Bench {
  subject: Subject
  tools: Tools
  cycles: number
  /** Opens a page in a context of its own. */
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
