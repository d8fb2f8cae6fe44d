import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import './lib/node-version.mjs'
import { includeOf } from '../tools/kit/lint/include'
import { DYNAMIC } from '../tools/kit/lint/types'
import { writeCommand } from '../tools/kit/package-command'
import { rootManifest } from '../tools/kit/package-manifest'
import { writeAssets } from '../tools/kit/release-assets'
import { writeKit } from '../tools/kit/write'
import { buildStale } from './lib/outputs.mjs'
import { root } from './widgets.mjs'

/**
 * `npm run release [-- --to FOLDER]` writes dist/release/firstrung-<version>.tar.gz: everything that template authors
 * need without Node. It contains the assets with their manifest, the lines for the head of a page, macros, schemas,
 * fixtures, the reference and the linter.
 */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const target = path.resolve(root, values.to ?? 'dist/release')
const name = `firstrung-${String(rootManifest().version)}`
const folder = path.join(target, name)

await buildStale(['site', 'server'])
rmSync(target, { recursive: true, force: true })
const assets = writeAssets(path.join(target, 'assets'))
await writeKit(folder, assets)
renameSync(path.join(target, 'assets'), path.join(folder, 'assets'))
writeFileSync(path.join(folder, 'include.html'), `${includeOf(assets, [DYNAMIC])}\n`)
mkdirSync(path.join(folder, 'lint'))
await writeCommand(path.join(folder, 'lint'), assets)
copyFileSync(path.join(root, 'docs/for/template-authors.md'), path.join(folder, 'README.md'))
copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: target })
console.log(path.join(target, `${name}.tar.gz`))
