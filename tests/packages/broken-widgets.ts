import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface BrokenWidget {
  /** The body of its component; `h`, `useEffect`, `useState` and `host` are there. */
  component: string
  /** Code of the module that registers it. */
  index?: string
  style?: string
}

const SOUND = `return h('p', null, h('button', { type: 'button' }, 'Hello there'))`
const READS_ITS_TEXT = `const [said, say] = useState('Hello there')
  const reply = event => say(event.currentTarget.textContent === 'Hello there' ? 'Good morning' : 'Who is it?')`
const whenMounted = (code: string) => `useEffect(() => { ${code} }, [host]); ${SOUND}`

/** Widgets with one defect each, by the check that must find it, and the reason that it gives. */
export const BROKEN: Record<string, BrokenWidget & { reason: RegExp }> = {
  'double mount': {
    index: `customElements.define('broken-part', class extends HTMLElement {})`,
    component: SOUND,
    reason: /script on the page twice: .*NotSupportedError.*broken-part/,
  },
  'two instances': {
    component: `return h('p', { id: 'greeting' }, 'Hello there')`,
    reason: /two of them share the id "greeting"; use useId/,
  },
  'hostile CSS': {
    style: 'button { color: rgb(1, 2, 3); }',
    component: SOUND,
    reason: /it changes the page around it: .* of <button> is .*rgb\(1, 2, 3\)/,
  },
  'strict CSP': {
    component: whenMounted(
      `const style = document.createElement('style'); style.textContent = '.own { color: #111 }'; host.append(style)`,
    ),
    reason: /style-src-elem blocked inline/,
  },
  'Trusted Types': {
    component: whenMounted(`host.querySelector('button').innerHTML = 'Hello <b>there</b>'`),
    reason: /require-trusted-types-for blocked trusted-types-sink/,
  },
  'right to left': {
    style: '.broken-wide { inline-size: 500px; margin-inline-start: -160px; direction: ltr; }',
    component: `return h('p', { class: 'broken-wide' }, 'Hello there')`,
    reason: /it makes the page \d+ px wide|it stays left to right/,
  },
  translation: {
    component: `${READS_ITS_TEXT}; return h('button', { type: 'button', onClick: reply }, said)`,
    reason: /after its text was translated: it shows "WHO IS IT\?" where it shows "GOOD MORNING" without a translator/,
  },
  'back/forward cache': {
    component: whenMounted(`addEventListener('unload', stop); return () => removeEventListener('unload', stop)`),
    index: `globalThis.stop = () => {}`,
    reason: /it listens to "unload"; use "pagehide"/,
  },
  axe: {
    component: `return h('p', null, 'Hello there ', h('button', { type: 'button' }))`,
    reason: /button-name/,
  },
  'no script': {
    component: `const [is, set] = useState(false); useEffect(() => set(true), []); return is ? h('p', null, 'Hello there') : null`,
    reason: /without script lacks most of its text: "Hello there"/,
  },
  leak: {
    component: whenMounted(`addEventListener('resize', () => host.hidden)`),
    reason: /after \d+ cycles of mounting and removing there are \d+ (nodes|listeners) more/,
  },
}

/** The checks that a widget with several defects fails, in their order. */
export const SEVERAL = ['two instances', 'strict CSP', 'translation', 'back/forward cache', 'leak']
const SEVERAL_DEFECTS: BrokenWidget = {
  index: `globalThis.stop = () => {}`,
  component: `${READS_ITS_TEXT}; useEffect(() => {
    const style = document.createElement('style'); style.textContent = '.own { color: #111 }'; host.append(style)
    addEventListener('unload', stop); addEventListener('resize', () => host.hidden)
    return () => removeEventListener('unload', stop)
  }, [host]); return h('p', { id: 'greeting' }, h('button', { type: 'button', onClick: reply }, said))`,
}

/** Writes a widget with a defect as the package of someone else, to a folder below `folder`; returns it. */
export function writeBroken(folder: string, check: string): string {
  const {
    component,
    index = '',
    style = '',
  } = check === 'several' ? SEVERAL_DEFECTS : (BROKEN[check] ?? { component: SOUND })
  const name = `broken-${check.toLowerCase().replace(/\W+/g, '-')}`
  const dir = path.join(folder, name)
  const files = {
    'package.json': JSON.stringify({ name, version: '1.0.0', type: 'module', exports: EXPORTS }),
    'style.css': style,
    'contract.js': `import { defineContract } from '@firstrung/mount/preact/contract'
import * as v from 'valibot'
export const contract = defineContract({ name: '${name}', mount: 'load', props: v.object({}) })`,
    'widget.js': `import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
export function Widget({ host }) { ${component} }`,
    'component.js': `import { componentOf } from '@firstrung/mount/preact/component'
import { contract } from './contract.js'
import { Widget } from './widget.js'
export const Broken = componentOf(contract, Widget)`,
    'index.js': `import { defineWidget } from '@firstrung/mount/preact'
import { contract } from './contract.js'
import { Widget } from './widget.js'
${index}
defineWidget(contract, async () => Widget)`,
  }
  mkdirSync(dir, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(dir, file), text)
  }
  return dir
}

const EXPORTS = {
  './preact': './index.js',
  './preact/component': './component.js',
  './contract': './contract.js',
  './style.css': './style.css',
}
