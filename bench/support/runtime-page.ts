import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderMarker } from '@firstrung/mount/server'
import type { Browser, Page } from '@playwright/test'
import { build, type BuildOptions } from 'esbuild'
import { preactFlavourOfEsbuild } from '../../scripts/build/flavour.mjs'
import { root } from '../../scripts/widgets.mjs'
import { openBrowser } from './browser'
import type * as Widget from './widget'

export interface RuntimeBench {
  browser: Browser
  /** Opens a page with this body; our script and Preact are loaded, no widget is registered. */
  open: (body: string) => Promise<Page>
  markers: (count: number) => string
}

/** Runs a bench of core/mount (Preact build, minified) in a new browser. */
export async function withRuntimePage<T>(measure: (bench: RuntimeBench) => Promise<T>): Promise<T> {
  const [files, server] = await Promise.all([browserFiles(), serverModule()])
  let body = ''
  const http = createServer((request, response) => {
    const code = files.get((request.url ?? '').slice(1))
    response.setHeader('content-type', code ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(
      code ?? `<!doctype html><title>bench</title><script type="module" src="/page-entry.js"></script>${body}`,
    )
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const browser = await openBrowser()
  try {
    return await measure({
      browser,
      open: async content => {
        body = content
        const page = await browser.newPage()
        await page.goto(origin)
        await page.waitForFunction(() => 'bench' in window)
        return page
      },
      markers: count =>
        Array.from({ length: count }, (_, n) => {
          const widget = { contract: server.contract, component: server.Sample }
          return server.renderMarker(widget, server.propsOf(n), { key: `k${n}` })
        }).join(''),
    })
  } finally {
    await browser.close()
    http.close()
    http.closeAllConnections()
  }
}

async function browserFiles(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [path.join(import.meta.dirname, 'page-entry.ts')],
    minify: !process.env.PLAIN,
    splitting: true,
    outdir: '/',
  })
  return new Map(outputFiles.map(file => [path.basename(file.path), file.text]))
}

async function serverModule(): Promise<typeof Widget & { renderMarker: typeof renderMarker }> {
  const { outputFiles } = await build({
    ...common,
    stdin: {
      contents: `export * from './widget'; export { renderMarker } from '@firstrung/mount/server'`,
      resolveDir: import.meta.dirname,
    },
    platform: 'node',
  })
  const dir = path.join(root, '.cache')
  mkdirSync(dir, { recursive: true })
  const file = path.join(dir, `bench-widget-${process.pid}.mjs`)
  writeFileSync(file, outputFiles[0]?.text ?? '')
  const module = (await import(pathToFileURL(file).href)) as typeof Widget & { renderMarker: typeof renderMarker }
  rmSync(file)
  return module
}

const common = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [preactFlavourOfEsbuild()],
  write: false,
} satisfies BuildOptions
