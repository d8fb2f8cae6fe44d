import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { transform } from 'esbuild'
import { readOwnTexts, readTexts } from '../lib/widget-modules.mjs'
import { listWidgets, root } from '../widgets.mjs'
import { EMBEDS } from './embed-widgets.mjs'

const DIR = path.join(root, 'dist/embed')
/** Pages that were pinned to one of the last five builds continue to work. */
const STORED_BUILDS = 5
const TEXT = /\.(js|json)$/

/**
 * Turns the files of a build into a release: `dist/embed/<hash>/` with the pinned script and `manifest.json`, and
 * `dist/embed/current.json` with the script of the channel v1. Earlier builds stay.
 */
export function embedRelease(work) {
  return {
    name: 'firstrung-embed-release',
    async writeBundle(_, bundle) {
      writeFileSync(path.join(work, 'embed.js'), await stub('./core.js'))
      const files = readdirSync(work).sort()
      const hash = hashOf(files.map(file => [file, readFileSync(path.join(work, file))]))
      writeFileSync(
        path.join(work, 'manifest.json'),
        JSON.stringify({ ...manifestOf(work, hash, files), widgets: scriptsOf(bundle), texts: textsOf() }, null, 2),
      )
      compress(work)
      const target = path.join(DIR, hash)
      rmSync(target, { recursive: true, force: true })
      mkdirSync(DIR, { recursive: true })
      renameSync(work, target)
      writeFileSync(path.join(DIR, 'current.json'), JSON.stringify({ hash, stub: await stub(`../${hash}/core.js`) }))
      removeOldBuilds(hash)
    },
  }
}

/** The script that a page includes. `core` is the address of the rest, relative to the script's own. */
async function stub(core) {
  const source = readFileSync(path.join(root, 'widgets/embed/stub.ts'), 'utf8')
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const define = { CORE: JSON.stringify(core), VERSION: JSON.stringify(version) }
  const { code } = await transform(source, { loader: 'ts', format: 'esm', minify: true, target: 'chrome109', define })
  return code
}

function hashOf(files) {
  const hash = createHash('sha256')
  files.forEach(([name, source]) => hash.update(name).update('\0').update(source).update('\0'))
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, 10)
}

function manifestOf(dir, hash, files) {
  const entries = files.map(file => {
    const source = readFileSync(path.join(dir, file))
    const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`
    return [file, { integrity, bytes: source.length, gzip: gzipSync(source, { level: 9 }).length }]
  })
  return { hash, files: Object.fromEntries(entries) }
}

function scriptsOf(bundle) {
  const withImports = file => [file, ...bundle[file].imports.flatMap(withImports)]
  const chunkOf = widget =>
    Object.keys(bundle).find(file => bundle[file].moduleIds?.includes(`\0virtual:embed/${widget}`))
  return Object.fromEntries(
    Object.entries(EMBEDS).map(([name, widget]) => [
      name,
      [...new Set([...withImports('core.js'), ...withImports(chunkOf(widget))])].sort(),
    ]),
  )
}

function textsOf() {
  const folders = listWidgets()
  return Object.fromEntries(
    Object.entries(EMBEDS).map(([name, widget]) => {
      const { dir } = folders.find(folder => folder.name === widget)
      return [name, [...readTexts(dir, widget), ...readOwnTexts('widgets/embed/server-texts.ts')]]
    }),
  )
}

function compress(dir) {
  for (const file of readdirSync(dir).filter(name => TEXT.test(name))) {
    const source = readFileSync(path.join(dir, file))
    writeFileSync(path.join(dir, `${file}.br`), brotliCompressSync(source))
    writeFileSync(path.join(dir, `${file}.gz`), gzipSync(source, { level: 9 }))
  }
}

function removeOldBuilds(current) {
  const builds = readdirSync(DIR).filter(name => existsSync(path.join(DIR, name, 'manifest.json')))
  const age = name => (name === current ? -Infinity : -statSync(path.join(DIR, name, 'manifest.json')).mtimeMs)
  for (const name of builds.sort((a, b) => age(a) - age(b)).slice(STORED_BUILDS)) {
    rmSync(path.join(DIR, name), { recursive: true })
  }
}
