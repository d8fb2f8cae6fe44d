import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { listWidgets } from '../../scripts/widgets.mjs'
import { DIR, test } from './storybook-page'

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
}

const stories = storiesOf(path.join(DIR, 'index.json'))

test('Storybook is built', () => {
  expect(stories.length, 'npm run build:storybook').toBeGreaterThan(0)
})

test('every widget has stories', () => {
  const titles = new Set(stories.map(story => story.title))
  const missing = listWidgets().filter(({ area, name }) => !titles.has(`Widgets/${area}/${name}`))
  expect(missing.map(({ name }) => `stories/${name}.stories.tsx`)).toEqual([])
})

/** The ways to look at a story. `npm run test:full` adds dark colours, a wide window and a browser without script. */
const LOOKS = [
  { width: 375, globals: { scheme: 'light', script: 'on' } },
  { width: 1280, globals: { scheme: 'dark', script: 'on' } },
  { width: 1280, globals: { scheme: 'light', script: 'off' } },
].slice(0, process.env.FULL_TESTS ? 3 : 1)

/** A list for each library, because changing it reloads the frame. */
const LIBRARIES = process.env.FULL_TESTS ? ['react', 'preact'] : ['react']

for (const library of LIBRARIES) {
  for (const [title, list] of Object.entries(byTitle(stories))) {
    test(`${title}: ${list.length} stories${library === 'preact' ? ' in Preact' : ''}`, async ({ storybook }) => {
      test.setTimeout(30_000 + list.length * LOOKS.length * 5_000)
      for (const look of LOOKS.map(({ width, globals }) => ({ width, globals: { ...globals, library } }))) {
        for (const { id, name } of list) {
          const { status, violations, isBlank } = await storybook.show(id, look)
          const found = { name, look, status, violations, isBlank, errors: storybook.takeErrors() }
          expect.soft(found).toEqual({ name, look, status: 'success', violations: [], isBlank: false, errors: [] })
        }
      }
    })
  }
}

function byTitle(list: readonly Entry[]): Record<string, Entry[]> {
  const groups: Record<string, Entry[]> = {}
  for (const entry of list) {
    groups[entry.title] = [...(groups[entry.title] ?? []), entry]
  }
  return groups
}

function storiesOf(file: string): Entry[] {
  if (!existsSync(file)) {
    return []
  }
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(entry => entry.type === 'story')
}
