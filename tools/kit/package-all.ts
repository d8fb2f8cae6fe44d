import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
  sideEffects?: boolean | string[]
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: object
}

const SCOPE = '@firstrung/'
const IMPORT = /((?:from|import)\s*\(?\s*)(['"])@firstrung\/([\w-]+)((?:\/[\w./-]+)?)\2/g

/**
 * Copies staged packages into the package `firstrung`, so that one tarball contains all of them without a registry:
 * `firstrung/faq/component` is `@firstrung/faq/component`. Imports of each other become relative paths. Returns the
 * contents of its package.json. Throws if a package imports an entry that another does not export.
 */
export function bundlePackages(stage: string, names: readonly string[], target: string): Partial<Manifest> {
  const manifests = new Map(names.map(name => [name, readManifest(path.join(stage, name))]))
  for (const name of names) {
    const folder = path.join(target, 'packages', name)
    cpSync(path.join(stage, name, 'dist'), path.join(folder, 'dist'), { recursive: true })
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/\.(js|d\.ts)$/.test(file)) {
        rewriteImports(path.join(folder, file), path.join(target, 'packages'), manifests)
      }
    }
  }
  return mergeManifests(manifests)
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
}

function rewriteImports(file: string, packages: string, manifests: ReadonlyMap<string, Manifest>): void {
  const isTypes = file.endsWith('.d.ts')
  const text = readFileSync(file, 'utf8')
  const rewritten = text.replace(IMPORT, (_, start: string, quote: string, name: string, entry: string) => {
    const found = manifests.get(name)?.exports[`.${entry}`]
    const output = typeof found === 'string' ? found : found?.[isTypes ? 'types' : 'default']
    if (!output) {
      throw new Error(`${file} imports ${SCOPE}${name}${entry}, which is not packed`)
    }
    const relative = path.posix.relative(path.dirname(file), path.posix.join(packages, name, output))
    // A declaration is imported under the name of the module that it describes.
    const specifier = relative.replace(/\.d\.ts$/, '.js')
    return `${start}${quote}${specifier.startsWith('.') ? specifier : `./${specifier}`}${quote}`
  })
  if (rewritten !== text) {
    writeFileSync(file, rewritten)
  }
}

function mergeManifests(manifests: ReadonlyMap<string, Manifest>): Partial<Manifest> {
  const merged = {
    exports: {},
    sideEffects: [] as string[],
    dependencies: {},
    peerDependencies: {},
    peerDependenciesMeta: {},
  }
  for (const [name, { exports, sideEffects, dependencies, peerDependencies, peerDependenciesMeta }] of manifests) {
    const inPackage = (file: string) => `./packages/${name}/${file.replace(/^\.\//, '')}`
    const entries = Object.entries(exports).filter(([key]) => key !== './package.json')
    Object.assign(
      merged.exports,
      Object.fromEntries(entries.map(([key, entry]) => [`./${name}${key.slice(1)}`, moved(entry, inPackage)])),
    )
    merged.sideEffects.push(...(Array.isArray(sideEffects) ? sideEffects.map(inPackage) : []))
    const others = Object.entries(dependencies ?? {}).filter(([dependency]) => !dependency.startsWith(SCOPE))
    Object.assign(merged.dependencies, Object.fromEntries(others))
    Object.assign(merged.peerDependencies, peerDependencies)
    Object.assign(merged.peerDependenciesMeta, peerDependenciesMeta)
  }
  return merged
}

function moved(entry: string | Record<string, string>, inPackage: (file: string) => string) {
  return typeof entry === 'string'
    ? inPackage(entry)
    : Object.fromEntries(Object.entries(entry).map(([condition, file]) => [condition, inPackage(file)]))
}
