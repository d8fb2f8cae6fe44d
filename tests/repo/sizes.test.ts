import { describe, it } from 'vitest'
import { exists, expectNone, filesUnder, read } from './support'

const CODE = /\.(ts|tsx|mts|mjs|css|njk|sql)$/
const FOLDERS = ['widgets', 'host', 'scripts', 'templates', 'stories', 'bench', '.storybook']

/** Longer than the limit, for a reason that splitting would not fix. */
const EXEMPT: Readonly<Record<string, string>> = {}

const lines = (file: string) => read(file).trimEnd().split('\n').length

describe('the size of files', () => {
  it('stays below 250 lines', () => {
    const files = FOLDERS.flatMap(filesUnder).filter(file => CODE.test(file) && !(file in EXEMPT) && !isWritten(file))
    expectNone(tooLong(files, 250), 'Split these by noun, or name them in tests/repo/sizes.test.ts with the reason:')
  })

  it('stays below 400 lines in tests', () => {
    expectNone(
      tooLong(
        filesUnder('tests').filter(file => CODE.test(file)),
        400,
      ),
      'One file per behaviour; split these:',
    )
  })

  it('is exempted only where that is still needed', () => {
    expectNone(
      Object.keys(EXEMPT).filter(file => !exists(file) || lines(file) <= 250),
      'These are short enough now; remove them from the list:',
    )
  })
})

function tooLong(files: string[], wall: number): string[] {
  return files.flatMap(file => (lines(file) > wall ? [`${file}: ${lines(file)} lines`] : []))
}

/** Files that a script generates have a note in their first line; nobody reads them from top to bottom. */
function isWritten(file: string): boolean {
  return /^(\/\/|\/\*|--|<!--|{#) Written by \S+/.test(read(file))
}
