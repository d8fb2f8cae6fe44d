import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CORE_PACKAGES, listWidgets, root } from '../../scripts/widgets.mjs'
import { SiteManifest, widgetBytes } from './manifest'
import { exists, expectNone, read } from './support'

const widgets = listWidgets()
const site = new SiteManifest()
/** Texts that only React's own code contains; `preact/compat` copies neither. */
const REACT_INSIDE =
  /Symbol\.for\((["'`])react\.(transitional\.element|fiber|memo_cache_sentinel)\1\)|react-dom\.(production|development)|__CLIENT_INTERNALS_DO_NOT_USE/
const REACT_IMPORT = /(?:from|import)\s*\(?\s*["']react(-dom)?(\/[\w.-]+)?["']/

describe('every widget', () => {
  it('is registered in the site entry and has its own chunk', () => {
    const entry = read(`dist/site/${site.file('site.js')}`)
    expectNone(
      widgets
        .map(({ name }) => name)
        .filter(name => !new RegExp(`["'\`]${name}["'\`]`).test(entry) || !site.has(`${name}.js`)),
      'Not in dist/site: run npm run build; if it is still missing, see scripts/build/entries.mjs:',
    )
  })

  it('is in the server bundle', async () => {
    const bundle = (await import(pathToFileURL(path.join(root, 'dist/server/index.js')).href)) as {
      widgets: Record<string, { contract: { name: string }; component: unknown }>
    }
    const names = Object.entries(bundle.widgets).map(([key, { contract, component }]) => {
      expect(component, `${key} has a component`).toBeTypeOf('function')
      return contract.name
    })
    expect(names.sort()).toEqual(widgets.map(({ name }) => name).sort())
  })

  it('is registered by its own package in both flavours', () => {
    const indexes = widgets.flatMap(({ dir }) => [`${dir}/dist/react/index.js`, `${dir}/dist/preact/index.js`])
    expectNone(
      indexes.filter(file => !/\bdefineWidget\(/.test(read(file))),
      'The call of defineWidget was dropped; is "./index.ts" among the sideEffects of that package?',
    )
  })
})

describe('the Preact builds', () => {
  it.each(['dist/site', 'dist/server', 'dist/embed'].filter(exists))('%s hold no React', dir => {
    expectNone(scriptsIn(dir).filter(hasReact), 'These contain React; add the import to scripts/build/flavour.mjs:')
  })

  it('packages hold no React', () => {
    const dirs = [...CORE_PACKAGES.map(name => `widgets/core/${name}`), ...widgets.map(({ dir }) => dir)]
    expectNone(
      dirs.flatMap(dir => scriptsIn(`${dir}/dist/preact`)).filter(hasReact),
      'The Preact flavour of a package imports React; see scripts/build/flavour.mjs:',
    )
  })

  it('would be caught if they did', () => {
    expect(REACT_IMPORT.test('import { useState } from "react";')).toBe(true)
    expect(REACT_IMPORT.test('import{jsx}from"react/jsx-runtime"')).toBe(true)
    expect(REACT_IMPORT.test('import { useState } from "preact/compat"')).toBe(false)
    expect(REACT_INSIDE.test('Symbol.for("react.transitional.element")')).toBe(true)
  })
})

describe('the runtime', () => {
  it('is two files, which load side by side', () => {
    expect([...site.closure('site.js')]).toEqual([site.file('site.js')])
    expect([...site.closure('framework.js')]).toEqual([site.file('framework.js'), site.file('site.js')])
  })
})

describe('bytes, gzipped', () => {
  it('of the first script and its imports stay below 14 kB', () => {
    expect(site.gzip(site.closure('site.js'))).toBeLessThanOrEqual(14_000)
  })

  it('of the style sheet that every page waits for stay below 20 kB, as browsers receive them', () => {
    expect(statSync(path.join(root, 'dist/site', `${site.file('site.css')}.br`)).size).toBeLessThanOrEqual(20_000)
  })

  it('of everything that a stage of a review loads first stay below 40 kB', () => {
    const files = new Set([...site.closure('site.js'), ...site.closure('write-a-review.js')])
    expect(site.gzip(files)).toBeLessThanOrEqual(40_000)
  })

  const sizes = widgetBytes(site).sort((a, b) => a.bytes - b.bytes)

  it.each(sizes)('of $name, script and style, stay below 10 KB', ({ bytes }) => {
    expect(bytes).toBeLessThanOrEqual(10 * 1024)
  })

  it('of the median widget stay below 3 kB', () => {
    expect(sizes[Math.floor((sizes.length - 1) / 2)]?.bytes).toBeLessThanOrEqual(3_000)
  })
})

function scriptsIn(dir: string): string[] {
  return readdirSync(path.join(root, dir))
    .filter(name => name.endsWith('.js'))
    .map(name => `${dir}/${name}`)
}

const hasReact = (file: string) => REACT_IMPORT.test(read(file)) || REACT_INSIDE.test(read(file))
