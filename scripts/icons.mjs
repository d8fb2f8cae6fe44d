import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { pascalCase, root } from './widgets.mjs'

/**
 * Writes the icon parts from the outlines of lucide: `node scripts/icons.mjs` after a change to the list below.
 * Each icon becomes one path, one export, so that a bundle contains only the icons that its widgets name. Our pages load
 * one chunk for each of the two files, and most pages need the first only.
 */
const NAMES = `
  accessibility arrow-left arrow-right arrow-up-down arrow-up-right baby badge-check banknote bell bike book-open
  bookmark briefcase building-2 bus calendar calendar-plus check chevron-down chevron-left chevron-right chevron-up
  circle-alert circle-check circle-question-mark circle-user clock coffee compass copy download dumbbell external-link
  eye eye-off file-text flag footprints globe graduation-cap grip-vertical hand-heart heart heart-pulse house images info
  key-round laptop layers layout-dashboard lightbulb link list-checks locate-fixed lock log-in log-out mail map-pin
  maximize-2 menu message-square minus newspaper party-popper pause pencil phone piggy-bank plane play plus
  quote rotate-ccw search settings share-2 shield-check sliders-horizontal sparkles square-kanban thumbs-down thumbs-up
  ticket-percent train-front trash-2 trending-down trending-up triangle-alert trophy undo-2 user users utensils wallet x
`
  .trim()
  .split(/\s+/)

const BASIC = `
  arrow-right bell bookmark check chevron-down circle-alert circle-check external-link info sparkles triangle-alert x
`
  .trim()
  .split(/\s+/)

function moduleText(names, first = []) {
  return [
    '// Written by scripts/icons.mjs from lucide (ISC licence). Do not edit.',
    `import { createIcon } from './icon'`,
    ...first,
    '',
    ...names.map(
      name => `export const ${pascalCase(name)}Icon = /* @__PURE__ */ createIcon(${JSON.stringify(pathOf(name))})`,
    ),
    '',
  ].join('\n')
}

function pathOf(name) {
  const svg = readFileSync(path.join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
  const shapes = [...svg.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse)\s([^>]*?)\/>/g)]
  return shapes.map(([, tag, text]) => SHAPES[tag](attributesOf(text))).join('')
}

function attributesOf(text) {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
}

const SHAPES = {
  // A path that follows another must not begin relative to the previous end.
  path: ({ d }) => d.replace(/^m/, 'M0 0m'),
  circle: ({ cx, cy, r }) => ellipse({ cx: +cx, cy: +cy, rx: +r, ry: +r }),
  ellipse: ({ cx, cy, rx, ry }) => ellipse({ cx: +cx, cy: +cy, rx: +rx, ry: +ry }),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points.trim().replace(/\s+/g, ' ')}`,
  polygon: ({ points }) => `M${points.trim().replace(/\s+/g, ' ')}Z`,
  rect: ({ x = 0, y = 0, width, height, rx = 0 }) => {
    const [w, h, r] = [width - 2 * rx, height - 2 * rx, rx]
    const corner = (dx, dy) => (+r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
    return `M${+x + +r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
  },
}

function ellipse({ cx, cy, rx, ry }) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

await write('basic-icons.ts', moduleText(BASIC))
await write(
  'icons.ts',
  moduleText(
    NAMES.filter(name => !BASIC.includes(name)),
    ['', `export * from './basic-icons'`],
  ),
)

async function write(name, text) {
  const file = path.join(root, 'widgets/core/ui/icon', name)
  const config = await resolveConfig(file)
  writeFileSync(file, await format(text, { ...config, parser: 'typescript' }))
}
