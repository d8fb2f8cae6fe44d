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

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ storybook }) => {
    for (const globals of [
      { scheme: 'light', script: 'on' },
      { scheme: 'dark', script: 'on' },
      { scheme: 'light', script: 'off' },
    ]) {
      const { status, violations } = await storybook.show(id, globals)
      expect({ globals, status, violations, errors: storybook.takeErrors() }).toEqual({
        globals,
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
