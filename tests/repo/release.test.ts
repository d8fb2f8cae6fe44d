import { describe, expect, it } from 'vitest'
import { exists, expectNone, filesUnder, linesMatching, read, readJson } from './support'

const { version, scripts } = readJson<{ version: string; scripts: Record<string, string> }>('package.json')
const pages = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs').filter(file => file.endsWith('.md'))]

describe('the release', () => {
  it('is the newest entry of the changelog', () => {
    const newest = /^## \[?v?(\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))?.[1]
    expect(newest, 'CHANGELOG.md begins with the version of package.json').toBe(version)
  })

  it('is the version of the runtime, the host and the guides', () => {
    const runtime = filesUnder('widgets/core/mount').flatMap(file => /VERSION = '([^']+)'/.exec(read(file))?.[1] ?? [])
    expect(runtime, 'VERSION in widgets/core/mount').toEqual([version])
    expect(/version: '([^']+)'/.exec(read('host/process/log.ts'))?.[1], 'the version in the log').toBe(version)
    const files = filesUnder('docs').flatMap(file => read(file).match(/(?<=firstrung-)\d+\.\d+\.\d+/g) ?? [])
    expect(new Set(files), 'files of the release in the guides').toEqual(new Set([version]))
  })
})

describe('documents', () => {
  it('keep the README on one screen', () => {
    expect(read('README.md').trimEnd().split('\n').length, 'README.md has at most 100 lines').toBeLessThanOrEqual(100)
  })

  it('name only commands that exist', () => {
    const named = pages.flatMap(page =>
      [...read(page).matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => [page, name]),
    )
    expectNone(
      named.filter(([, name = '']) => !(name in scripts)).map(([page, name]) => `${page}: npm run ${name}`),
      'There is no such script in package.json:',
    )
  })

  it('link only to files that exist', () => {
    const links = pages.flatMap(page =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => ({ page, link })),
    )
    expectNone(
      links
        .filter(({ page, link }) => !exists(new URL(link, `file:///${page}`).pathname.slice(1)))
        .map(({ page, link }) => `${page} -> ${link}`),
      'Fix the link or write the page:',
    )
  })

  it('number each decision once, and keep at most 40', () => {
    const numbers = filesUnder('docs/decisions').flatMap(file => /\/(\d{4})-/.exec(file)?.[1] ?? [])
    expect(new Set(numbers).size, 'a number is never used twice').toBe(numbers.length)
    expect(numbers.length, 'a reason that concerns one page or file is a paragraph there').toBeLessThanOrEqual(40)
  })
})

describe('files of the repository', () => {
  it('contain no folder of a developer’s machine', () => {
    const machine = new RegExp(['/work/\\w', '/home/\\w', '/root/', '/Users/\\w'].join('|'))
    expectNone(
      writtenText()
        .filter(file => file !== 'tests/repo/release.test.ts')
        // Folders of the homepage are not home folders.
        .flatMap(file => linesMatching(file, machine, read(file).replace(/\w\/home\//g, ''))),
      'Use paths relative to the repository:',
    )
  })

  it('contain no work left for later', () => {
    const left = new RegExp(['TO', 'FIX'].map(word => `\\b${word}${word === 'TO' ? 'DO' : 'ME'}\\b`).join('|'))
    expectNone(
      writtenText().flatMap(file => linesMatching(file, left)),
      'Do it now, or write an issue and leave the file as it is:',
    )
  })
})

/** Files that a person wrote, also in a clone without history. */
function writtenText(): string[] {
  return filesUnder('.').filter(
    file =>
      file !== 'package-lock.json' &&
      (/\.(ts|tsx|mts|mjs|js|json|css|njk|sql|md|sh|yml)$/.test(file) || /^\.ci\/|^\.env\.example$/.test(file)),
  )
}
