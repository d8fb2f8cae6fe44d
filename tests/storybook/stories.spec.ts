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

/** The ways to look at a story: together they cover both schemes, a phone, a wide window and a browser without script. */
const LOOKS = [
  { width: 375, globals: { scheme: 'light', script: 'on' } },
  { width: 1280, globals: { scheme: 'dark', script: 'on' } },
  { width: 1280, globals: { scheme: 'light', script: 'off' } },
]

/** A list for each library, because changing it reloads the frame. Every suite of a widget runs in both as well. */
const LIBRARIES = process.env.FULL_TESTS ? ['react', 'preact'] : ['react']

const shown = LIBRARIES.flatMap(library => stories.map(story => ({ ...story, library })))

for (const { id, title, name, library } of shown) {
  test(`${title}: ${name}${library === 'preact' ? ' in Preact' : ''}`, async ({ storybook }) => {
    for (const { width, globals } of LOOKS) {
      const look = { width, globals: { ...globals, library } }
      const { status, violations } = await storybook.show(id, look)
      expect({ look, status, violations, errors: storybook.takeErrors() }).toEqual({
        look,
        status: 'success',
        violations: [],
        errors: [],
      })
    }
  })
}

function storiesOf(file: string): Entry[] {
  if (!existsSync(file)) {
    return []
  }
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(entry => entry.type === 'story')
}
