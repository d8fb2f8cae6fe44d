import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compile } from '../scripts/build/compile-css.mjs'
import { readParts } from '../scripts/lib/widget-modules.mjs'
import { listWidgets, root } from '../scripts/widgets.mjs'

const FACTS = 'virtual:widget-facts'

/** Provides the facts about each widget for its docs page: parts, classes, bytes and changes. */
export function widgetFacts() {
  return {
    name: 'firstrung-widget-facts',
    resolveId: id => (id === FACTS ? `\0${FACTS}` : null),
    load(id) {
      if (id !== `\0${FACTS}`) {
        return null
      }
      const changes = changesByVersion()
      const facts = listWidgets().map(widget => [widget.name, factsOf(widget, changes)])
      return `export default ${JSON.stringify(Object.fromEntries(facts))}`
    },
  }
}

function factsOf({ dir, name }, changes) {
  const css = compile(`${dir}/${name}.css`, 'widgets')
  return {
    parts: readParts(dir, name),
    classes: [
      ...new Set([...css.matchAll(new RegExp(`\\.w-${name}__([a-z-]+?)(?=[^a-z-]|--)`, 'g'))].map(([, part]) => part)),
    ].sort(),
    scriptBytes: bytesOf(name),
    styleBytes: gzipSync(css, { level: 9 }).length,
    changes: changes.filter(({ text }) => text.includes(`\`${name}\``)),
  }
}

/** Returns the compressed size of the widget's own script; null if the site has not been built. */
function bytesOf(name) {
  const dir = path.join(root, 'dist/site')
  const file = existsSync(dir) && readdirSync(dir).find(entry => new RegExp(`^${name}-[a-z0-9]+\\.js$`).test(entry))
  return file ? gzipSync(readFileSync(path.join(dir, file)), { level: 9 }).length : null
}

function changesByVersion() {
  const [, ...versions] = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m)
  return versions.flatMap(section => {
    const [version = ''] = section.split('\n')
    const items = section.split(/^- /m).slice(1)
    return items.map(text => ({ version, text: text.replace(/\s+/g, ' ').trim() }))
  })
}
