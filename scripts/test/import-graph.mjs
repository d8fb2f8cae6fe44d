import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { CORE_PACKAGES, listWidgets, root } from '../widgets.mjs'

const FOLDERS = ['widgets', 'host', 'tools', 'tests', 'stories', 'scripts', 'bench']
const SKIPS = new Set(['node_modules', 'dist'])

/**
 * Reads the source files of the repository by path from the root. `importers` has the files that import each;
 * `importsOf` returns a file with all its direct and indirect imports.
 */
export function readImports() {
  return (graph ??= buildGraph())
}

let graph

function buildGraph() {
  const files = FOLDERS.flatMap(folder => sourcesUnder(folder))
  const sources = new Map(files.map(file => [file, readFileSync(path.join(root, file), 'utf8')]))
  const packages = packageFolders()
  const importers = new Map()
  const imported = new Map()
  for (const [file, source] of sources) {
    for (const [, specifier] of source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const target = resolve(file, specifier, packages)
      if (target) {
        importers.set(target, [...(importers.get(target) ?? []), file])
        imported.set(file, [...(imported.get(file) ?? []), target])
      }
    }
  }
  const importsOf = file => reach([file], imported)
  return { files, importers, importsOf, source: file => sources.get(file) ?? '' }
}

/** Returns `files` and everything reachable through `links`, without going beyond the files in `ends`. */
export function reach(files, links, ends = []) {
  const reached = new Set(files)
  for (const file of reached) {
    for (const next of ends.includes(file) ? [] : (links.get(file) ?? [])) {
      reached.add(next)
    }
  }
  return reached
}

function sourcesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      return SKIPS.has(entry.name) ? [] : sourcesUnder(name)
    }
    return /\.(ts|tsx|mjs)$/.test(name) ? [name] : []
  })
}

/** `@firstrung/faq` -> `widgets/site/faq`. */
function packageFolders() {
  const core = CORE_PACKAGES.map(name => [`@firstrung/${name}`, `widgets/core/${name}`])
  return new Map([...core, ...listWidgets().map(({ name, dir }) => [`@firstrung/${name}`, dir])])
}

function resolve(file, specifier, packages) {
  if (specifier.startsWith('.')) {
    return existing(path.posix.join(path.posix.dirname(file), specifier))
  }
  const [scope, name, ...rest] = specifier.split('/')
  const folder = packages.get(`${scope}/${name}`)
  return folder && existing([folder, ...rest].join('/'))
}

function existing(target) {
  return [target, `${target}.ts`, `${target}.tsx`, `${target}.mjs`, `${target}/index.ts`].find(candidate => {
    const full = path.join(root, candidate)
    return existsSync(full) && statSync(full).isFile()
  })
}
