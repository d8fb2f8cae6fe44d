import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import './lib/node-version.mjs'
import { bundlePackages } from '../tools/kit/package-all'
import { bundleWidget, sizesOf } from '../tools/kit/package-bundle'
import { commandManifest, writeCommand } from '../tools/kit/package-command'
import { publishedManifest } from '../tools/kit/package-manifest'
import { readmeOf } from '../tools/kit/readme'
import { readReferences } from '../tools/kit/reference'
import { partsOf } from './build/scoped-css.mjs'
import { buildStale } from './lib/outputs.mjs'
import { runNpm } from './lib/run.mjs'
import { CORE_PACKAGES, root } from './widgets.mjs'

/**
 * `npm run pack [-- faq carousel] [--to FOLDER]` writes the tarballs for publishing to dist/packages. They are packed
 * from a staged copy: the `source` condition is for this repository only, and must not name files that no consumer has.
 */
const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
const tarballs = path.resolve(root, values.to ?? 'dist/packages')
const stage = path.join(tarballs, '.stage')
const widgets = await readReferences()
const COMMAND = 'firstrung'
const packages = [
  { name: COMMAND, dir: 'tools/kit' },
  ...CORE_PACKAGES.map(name => ({ name, dir: `widgets/core/${name}` })),
  ...widgets,
]
const unknown = names.filter(name => !packages.some(item => item.name === name))

if (unknown.length > 0) {
  console.error(`No package "${unknown.join('", "')}"; there are ${packages.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
await buildStale(['packages'])
rmSync(tarballs, { recursive: true, force: true })
const wanted = packages.filter(({ name }) => names.length === 0 || names.includes(name))
for (const item of wanted.filter(({ name }) => name !== COMMAND)) {
  await stagePackage(item)
}
if (wanted.some(({ name }) => name === COMMAND)) {
  await stageCommand(path.join(stage, COMMAND))
}
const { code, output } = await runNpm([
  'pack',
  '--loglevel=error',
  `--pack-destination=${tarballs}`,
  ...wanted.map(({ name }) => path.join(stage, name)),
])
rmSync(stage, { recursive: true, force: true })
console.log(output.trim())
process.exitCode = code

async function stagePackage({ name, dir }: { name: string; dir: string }): Promise<void> {
  const target = path.join(stage, name)
  const manifest = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8')) as Record<string, unknown>
  mkdirSync(target, { recursive: true })
  cpSync(path.join(root, dir, 'dist'), path.join(target, 'dist'), { recursive: true })
  copyNotes(target)
  const widget = widgets.find(item => item.name === name)
  if (widget) {
    writeFileSync(path.join(target, 'dist/bundle.js'), await bundleWidget(widget))
    writeFileSync(path.join(target, 'dist/examples.json'), JSON.stringify(widget.examples))
    writeFileSync(path.join(target, 'dist/parts.css'), partsOf(widget))
    writeFileSync(path.join(target, 'README.md'), readmeOf(widget, await sizesOf(widget, target)))
  }
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(publishedManifest(manifest, dir), null, 2))
}

async function stageCommand(target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  await writeCommand(target)
  const others = wanted.map(({ name }) => name).filter(name => name !== COMMAND)
  const packages = bundlePackages(stage, others, target)
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(commandManifest(packages), null, 2))
  copyNotes(target)
  cpSync(path.join(root, 'docs/for/template-authors.md'), path.join(target, 'README.md'))
}

function copyNotes(target: string): void {
  for (const file of ['LICENSE', 'CHANGELOG.md']) {
    cpSync(path.join(root, file), path.join(target, file))
  }
}
