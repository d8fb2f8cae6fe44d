import path from 'node:path'
import { exists, filesUnder, read } from './support'

export interface Import {
  from: string
  specifier: string
  /** The imported file of the repository; undefined for packages that are not ours. */
  to?: string
  typeOnly: boolean
}

const packageFolders = new Map(
  filesUnder('widgets')
    .filter(file => file.endsWith('/package.json'))
    .map(file => path.posix.dirname(file))
    .map(dir => [path.posix.basename(dir), dir]),
)
const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^'\n]+)'/g
const DYNAMIC = /\bimport\('([^'\n]+)'\)/g

/** Every import below a folder, each with its target file. */
export function importsUnder(dir: string): Import[] {
  return filesUnder(dir)
    .filter(file => /\.(ts|tsx|mts|mjs)$/.test(file))
    .flatMap(importsOf)
}

function importsOf(from: string): Import[] {
  const text = read(from)
  const found = [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier = '']) => ({ specifier, typeOnly: Boolean(type) })),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({ specifier, typeOnly: false })),
  ]
  return found.map(({ specifier, typeOnly }) => ({ from, specifier, typeOnly, to: resolve(from, specifier) }))
}

function resolve(from: string, specifier: string): string | undefined {
  const own = /^@firstrung\/([\w-]+)(?:\/(.+))?$/.exec(specifier)
  if (own) {
    return `${folderOf(own[1] ?? '')}/${own[2]?.replace('preact/', '') ?? 'index'}.ts`
  }
  if (!specifier.startsWith('.')) {
    return undefined
  }
  const target = path.posix.join(path.posix.dirname(from), specifier)
  return ['', '.ts', '.tsx', '/index.ts'].map(end => target + end).find(file => /\.\w+$/.test(file) && exists(file))
}

function folderOf(name: string): string {
  return packageFolders.get(name) ?? `widgets/?/${name}`
}
