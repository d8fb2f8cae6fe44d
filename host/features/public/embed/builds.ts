import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type BuiltFile, readBuiltFiles } from '../../../http/encodings'

/** Pages that are pinned to a recent build continue to work. */
const STORED_BUILDS = 5
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

export interface EmbedManifest {
  hash: string
  files: Readonly<Record<string, { integrity: string; bytes: number; gzip: number }>>
  /** The scripts that each embed loads after the entry script. */
  widgets: Readonly<Record<string, readonly string[]>>
  /** The English texts of each embed, which a page can replace. */
  texts: Readonly<Record<string, readonly string[]>>
}

export interface EmbedBuilds {
  manifest: EmbedManifest
  /** The script of channel v1, which loads the current build. */
  stub: string
  find: (hash: string, file: string) => BuiltFile | undefined
}

/** Each build is copied to the data folder, because a deployment replaces `dist`. Files are served from memory. */
export function readBuilds(root: string, dataDir: string): EmbedBuilds {
  const dist = path.join(root, 'dist/embed')
  const archive = path.join(dataDir, 'embed')
  const { hash, stub } = JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8')) as {
    hash: string
    stub: string
  }
  archiveBuild(path.join(dist, hash), archive)
  const files = new Map<string, BuiltFile>()
  for (const folder of [...foldersIn(archive), ...foldersIn(dist)]) {
    readBuiltFiles(folder, TYPES).forEach((file, name) => files.set(`${path.basename(folder)}/${name}`, file))
  }
  const manifest = JSON.parse(readFileSync(path.join(dist, hash, 'manifest.json'), 'utf8')) as EmbedManifest
  return { manifest, stub, find: (build, file) => files.get(`${build}/${file}`) }
}

function archiveBuild(source: string, archive: string): void {
  const target = path.join(archive, path.basename(source))
  if (!existsSync(target)) {
    mkdirSync(archive, { recursive: true })
    const copy = `${target}.${process.pid}`
    cpSync(source, copy, { recursive: true })
    try {
      renameSync(copy, target)
    } catch {
      // Another process of this data folder was faster.
      rmSync(copy, { recursive: true })
    }
  }
  const age = (folder: string) => (folder === target ? -Infinity : -statSync(folder).mtimeMs)
  for (const folder of foldersIn(archive)
    .sort((a, b) => age(a) - age(b))
    .slice(STORED_BUILDS)) {
    rmSync(folder, { recursive: true, force: true })
  }
}

const foldersIn = (dir: string) =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter(name => existsSync(path.join(dir, name, 'manifest.json')) && /^[\da-z]+$/.test(name))
        .map(name => path.join(dir, name))
    : []
