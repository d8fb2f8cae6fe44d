import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildOptions } from 'esbuild'
import type { Subject, Tools } from './types'

type Entry = string | { [condition: string]: Entry } | undefined

interface Manifest {
  name: string
  exports?: Record<string, Entry>
  conform?: Record<string, string>
}

interface PackageOptions {
  /** The working folder, where dependencies outside the package are found. */
  folder: string
  tools: Tools
  props?: object
}

export async function packageSubject(
  target: string,
  options: PackageOptions,
): Promise<Subject & { close: () => void }> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'firstrung-conform-'))
  const dir = statSync(target).isDirectory() ? path.resolve(target) : unpack(target, temporary)
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest
  const entries = entriesOf(manifest, dir)
  const bundle = bundler(dir, options)
  const props = options.props ?? exampleOf(entries)
  const script = entries.bundle ? readFileSync(entries.bundle, 'utf8') : await bundle(`import ${str(entries.index)}`)
  const server = path.join(temporary, 'server.mjs')
  await bundle(serverCode(entries, props), { platform: 'node', outfile: server, write: true })
  const { marker, name } = (await import(pathToFileURL(server).href)) as { marker: string; name: string }
  const base = await styleOf('@import "@firstrung/ui/style.css";', bundle).catch(() => '')
  const style = entries.style ? await styleOf(`@import ${str(entries.style)};`, bundle) : ''
  const files: Record<string, [string, string]> = {
    '/widget.js': ['text/javascript; charset=utf-8', script],
    '/base.css': ['text/css; charset=utf-8', base],
    '/style.css': ['text/css; charset=utf-8', style],
  }
  return {
    ...{ name, marker, scripts: ['/widget.js'], baseStyles: ['/base.css'], styles: ['/style.css'] },
    exceptions: manifest.conform ?? {},
    respond: url => {
      const [type, body] = files[url.split('?')[0] ?? ''] ?? []
      return Promise.resolve(type === undefined || body === undefined ? undefined : { type, body })
    },
    close: () => {
      rmSync(temporary, { recursive: true, force: true })
    },
  }
}

function unpack(tarball: string, folder: string): string {
  execFileSync('tar', ['-xzf', path.resolve(tarball), '-C', folder])
  return path.join(folder, readdirSync(folder)[0] ?? '')
}

interface Entries {
  index: string
  component: string
  contract: string
  style?: string | undefined
  bundle?: string | undefined
  examples?: string | undefined
  flavour: 'preact' | 'react'
}

/** The files of a widget package. Prefers Preact, as on our own pages. */
function entriesOf({ name, exports = {} }: Manifest, dir: string): Entries {
  const find = (entry: Entry): string | undefined => {
    const target = typeof entry === 'object' ? (entry.browser ?? entry.import ?? entry.default) : entry
    return typeof target === 'string' ? path.join(dir, target) : target && find(target)
  }
  const needed = (...keys: string[]): string => {
    const file = keys.map(key => find(exports[key])).find(Boolean)
    if (!file || !existsSync(file)) {
      throw new Error(
        `${name} is no widget that can be checked: it exports no ${keys.join(' or ')}${file ? ` (${file} does not exist; build the package)` : ''}`,
      )
    }
    return file
  }
  const preact = './preact' in exports
  return {
    flavour: preact ? 'preact' : 'react',
    index: preact ? needed('./preact') : needed('.'),
    component: preact ? needed('./preact/component') : needed('./component'),
    contract: needed('./contract'),
    style: find(exports['./style.css']),
    bundle: find(exports['./bundle.js']),
    examples: find(exports['./examples.json']),
  }
}

/** Returns the first example of the package; without one the widget must not require props. */
function exampleOf({ examples }: Entries): object {
  const all = examples ? (JSON.parse(readFileSync(examples, 'utf8')) as Record<string, object>) : {}
  return Object.values(all)[0] ?? {}
}

/** Renders the marker as a server does, without the element around a package's component. */
function serverCode({ flavour, component, contract }: Entries, props: object): string {
  const [library, renderer] =
    flavour === 'preact' ? ['preact', 'preact-render-to-string'] : ['react', 'react-dom/server']
  return `import { createElement } from '${library}'
import { renderToString } from '${renderer}'
import * as components from ${str(component)}
import { contract } from ${str(contract)}
const [component] = Object.values(components).filter(value => typeof value === 'function')
const props = ${JSON.stringify(props)}
const html = renderToString(createElement(component, props)).replace(/^<div>(.*)<\\/div>$/s, '$1')
const json = JSON.stringify(props).replaceAll('<', '\\\\u003c')
export const name = contract.name
export const marker = '<div data-widget="' + name + '" data-mount="load" data-key="conform"><script type="application/json">' + json + '</script>' + html + '</div>'`
}

type Bundle = (contents: string, options?: BuildOptions & { css?: boolean }) => Promise<string>

function bundler(dir: string, { folder, tools }: PackageOptions): Bundle {
  return async (contents, { css = false, ...options } = {}) => {
    const { outputFiles } = await tools.build({
      stdin: { contents, resolveDir: dir, loader: css ? 'css' : 'js' },
      nodePaths: [path.join(folder, 'node_modules')],
      ...{ bundle: true, format: 'esm', write: false, logLevel: 'silent' },
      define: { 'process.env.NODE_ENV': '"production"' },
      // Node imports CommonJS packages of the framework by require.
      ...(options.platform === 'node'
        ? {
            banner: {
              js: "import { createRequire as requireForNode } from 'node:module'; const require = requireForNode(import.meta.url)",
            },
          }
        : {}),
      ...options,
    })
    return outputFiles?.[0]?.text ?? ''
  }
}

const styleOf = (contents: string, bundle: Bundle) =>
  bundle(contents, { css: true, external: ['*.woff2', '*.svg', '*.png', '*.webp'] })

const str = (text: string) => JSON.stringify(text)
