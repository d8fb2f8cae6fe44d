import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import './lib/node-version.mjs'
import { writeCommand } from './kit/package-command'
import { rootManifest } from './kit/package-manifest'
import { writeKit } from './kit/write'
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
await writeKit(folder)
cpSync(path.join(root, 'dist/site'), path.join(folder, 'assets'), { recursive: true })
writeFileSync(path.join(folder, 'include.html'), includeHtml())
mkdirSync(path.join(folder, 'lint'))
await writeCommand(path.join(folder, 'lint'))
copyFileSync(path.join(root, 'docs/for/template-authors.md'), path.join(folder, 'README.md'))
copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: target })
console.log(path.join(target, `${name}.tar.gz`))

/** The lines for the head of every page. The assets are expected below /firstrung/. */
function includeHtml(): string {
  const manifest = JSON.parse(readFileSync(path.join(root, 'dist/site/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; integrity: string }
  >
  const asset = (file: string, url: string) => {
    const { file: built, integrity } = manifest[file] ?? { file: '', integrity: '' }
    return `${url}="/firstrung/${built}" integrity="${integrity}" crossorigin`
  }
  return `<script async blocking="render" ${asset('early.js', 'src')}></script>
<link rel="stylesheet" ${asset('tokens.css', 'href')}>
<link rel="stylesheet" ${asset('widgets.css', 'href')}>
<script type="module" ${asset('site.js', 'src')}></script>
`
}
