import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { widgetFiles } from './new-widget/files.mjs'
import { CORE_PACKAGES, listWidgets, root } from './widgets.mjs'

/**
 * `npm run new:widget <area>/<name>` writes a widget with its story and its test, and links its package. `--into`
 * writes them below another folder and links nothing.
 */
const AREAS = ['site', 'home', 'company', 'job', 'review', 'account', 'search', 'dashboard']
const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } })
const [area = '', name = ''] = (positionals[0] ?? '').split('/')

const fault = faultOf()
if (fault) {
  console.error(`${fault}\nUsage: npm run new:widget <area>/<name>, for example site/cookie-notice`)
  process.exit(1)
}
await ensureInstalled()
const { format, resolveConfig } = await import('prettier')
const files = widgetFiles({ area, name })
for (const [file, text] of Object.entries(files)) {
  const target = path.resolve(root, values.into ?? '.', file)
  mkdirSync(path.dirname(target), { recursive: true })
  const style = await resolveConfig(path.join(root, file))
  writeFileSync(target, await format(text, { ...style, filepath: file }))
  console.log(`Wrote ${file}`)
}
if (!values.into) {
  await ensureInstalled()
  console.log(`\nNext: say in widgets/${area}/${name}/contract.ts what it is for; then npm run dev`)
}

function faultOf() {
  if (!AREAS.includes(area)) {
    return `There is no area "${area}"; there are ${AREAS.join(', ')}.`
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || positionals[0] !== `${area}/${name}`) {
    return `"${name}" is not a widget name: use kebab-case that begins with a letter, and give only one name.`
  }
  const existing = listWidgets().find(widget => widget.name === name)
  if (existing || CORE_PACKAGES.includes(name) || existsSync(path.join(root, 'widgets', area, name))) {
    return `The name "${name}" is taken by ${existing?.dir ?? 'another package'}.`
  }
  return undefined
}
