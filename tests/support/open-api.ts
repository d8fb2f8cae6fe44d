import path from 'node:path'
import type * as Api from '@firstrung/api'
import type { register } from '@firstrung/mount'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { type Answers, type ReceivedRequest, startPageServer } from './widget-server'

export type PageApi = typeof Api

/** Globals of a page in the api tests: `api` is the package, `copy` a second copy of its code. */
export interface ApiWindow {
  api: PageApi
  copy: PageApi
  register: typeof register
  dataLayer?: Record<string, unknown>[]
}

export interface OpenApi {
  requests: readonly ReceivedRequest[]
  scripts: () => string[]
}

interface OpenApiOptions {
  answers?: Answers
  body?: string
  head?: string
  /** Only development validates answers against their contracts. */
  mode?: 'production' | 'development'
}

const root = path.resolve(import.meta.dirname, '../..')

/** Opens a page with core/api as browsers get it. A real server gives the answers. */
export async function openApi(
  page: Page,
  { answers = {}, body = '', head = '', mode = 'production' }: OpenApiOptions = {},
): Promise<OpenApi & { close: () => void }> {
  const files = new Map([...(await bundle('api', mode)), ...(await bundle('copy', mode))])
  const server = await startPageServer(files)
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname)
    }
  })
  server.serve(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>api</title><link rel="icon" href="data:,">${head}
<script type="module" src="/assets/api.js"></script><script type="module" src="/assets/copy.js"></script>
</head><body>${body}</body></html>`,
    answers,
  )
  await page.goto(`${server.origin}/`)
  await page.waitForFunction(() => 'copy' in window)
  return { requests: server.requests, scripts: () => scripts, close: server.close }
}

async function bundle(name: string, mode: string): Promise<[string, Buffer][]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as all from '@firstrung/api'; import { register } from '@firstrung/mount'; Object.assign(window, { ${name}: all, register })`,
      resolveDir: root,
      sourcefile: `${name}.js`,
    },
    entryNames: name,
    chunkNames: `${name}-[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/',
    write: false,
    conditions: ['source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  })
  return outputFiles.map(file => [path.basename(file.path), Buffer.from(file.contents)])
}
