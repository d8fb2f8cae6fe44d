import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/widgets.mjs'

/** Files of a widget's package that `npm run pack` makes. */
const ADDED = ['bundle.js', 'examples.json', 'parts.css']

type Entry = string | Record<string, string>

export function rootManifest(): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, unknown>
}

/** The fields that npm displays; `dir` is the package's folder in the repository. */
export function sharedFields(dir: string): object {
  const { author, bugs, engines, homepage, repository } = rootManifest()
  return { author, bugs, engines, homepage, repository: { ...(repository as object), directory: dir } }
}

/** The package.json for consumers of the package in `dir`: nothing in it points outside the tarball. */
export function publishedManifest(manifest: Record<string, unknown>, dir: string): object {
  const { exports, sideEffects, ...others } = manifest
  const name = String(others.name).replace('@firstrung/', '')
  const entries = Object.entries(exports as Record<string, Entry>)
  const isWidget = entries.some(([key]) => key === './component' && name !== 'mount')
  return {
    ...others,
    keywords: ['firstrung', 'widget', 'react', 'preact', name],
    ...sharedFields(dir),
    sideEffects: Array.isArray(sideEffects)
      ? [
          ...(sideEffects as string[]).filter(file => !file.endsWith('.ts')),
          ...(isWidget ? ['./dist/react/client/index.js', './dist/bundle.js'] : []),
        ]
      : sideEffects,
    exports: {
      ...Object.fromEntries(entries.flatMap(([key, entry]) => withoutSource(key, entry))),
      ...(isWidget ? Object.fromEntries(ADDED.map(file => [`./${file}`, `./dist/${file}`])) : {}),
    },
  }
}

/** Source-only packages, such as the cards of our examples, are not published. */
function withoutSource(key: string, entry: Entry): [string, Entry][] {
  if (typeof entry === 'string') {
    return [[key, entry]]
  }
  const { source: _source, ...conditions } = entry
  return Object.keys(conditions).length > 0 ? [[key, withClient(conditions)]] : []
}

/** React Server Components get the files that begin with 'use client'. */
function withClient({ types, ...conditions }: Record<string, string>): Entry {
  const client = conditions.default?.replace(/\/react\/(index|component)\.js$/, '/react/client/$1.js')
  return {
    ...(types ? { types } : {}),
    ...(client && client !== conditions.default ? { 'react-server': client } : {}),
    ...conditions,
  }
}
