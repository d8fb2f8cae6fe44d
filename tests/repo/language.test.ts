import { describe, expect, it } from 'vitest'
import { languageFaults } from './language/check'
import { expectNone, filesUnder, read } from './support'

/** `LANGUAGE_PATHS=host/http,templates/jobs` shows the faults of these folders only. */
const paths = process.env.LANGUAGE_PATHS?.split(/[\s,]+/).filter(Boolean)
const isUnder = (file: string, dirs: readonly string[]) => dirs.some(dir => file === dir || file.startsWith(`${dir}/`))
const READABLE = /\.(ts|tsx|mjs|mts|css|sql|njk|md|txt|example)$|^\.ci\/run$/
const GENERATED = /^(package-lock\.json|docs\/widgets\/)/

const files = filesUnder('.').filter(
  file => READABLE.test(file) && !GENERATED.test(file) && (!paths || isUnder(file, paths)),
)

describe('the language of the repository', () => {
  it('has no private words and no translated sentences', { timeout: 120_000 }, () => {
    expectNone(
      files.flatMap(file => languageFaults(file, read(file))),
      'Write idiomatic British English and the standard term (tests/repo/language/ holds the tables):',
    )
  })
})

describe('the check of the language', () => {
  const faults = (file: string, source: string) => languageFaults(file, source).map(fault => fault.split(' -> ')[0])

  it('finds private words in names, however they are written', () => {
    expect(faults('host/a.ts', 'const sayTitle = 1\nfunction f(PATIENCE_MS: number) {}')).toEqual([
      'host/a.ts:1 "sayTitle"',
      'host/a.ts:2 "PATIENCE_MS"',
    ])
    expect(faults('widgets/site/faq/use-journey.ts', '')).toEqual(['widgets/site/faq/use-journey.ts:1 "use-journey"'])
    expect(faults('templates/styles/a.css', '.l-doors { color: red }')).toEqual(['templates/styles/a.css:1 "l-doors"'])
  })

  it('finds translated sentences in comments, strings, templates and docs, also across lines', () => {
    expect(faults('host/a.ts', '/**\n * A page that so\n * many people read.\n */')).toEqual(['host/a.ts:2 "so many"'])
    expect(faults('host/a.tsx', 'const a = <p>{/* Done anew. */}Similar jobs stand below.</p>')).toEqual([
      'host/a.tsx:1 "anew"',
      'host/a.tsx:1 "stand"',
    ])
    expect(faults('docs/a.md', 'Nor does it.\nThe `file` lies in `so many`.')).toEqual([
      'docs/a.md:1 "Nor does"',
      'docs/a.md:2 "lies"',
    ])
  })

  it('says what to write instead', () => {
    expect(languageFaults('templates/a.njk', '<h2>How the stars fall</h2>')).toEqual([
      'templates/a.njk:1 "How the stars fall" -> write "Rating breakdown"',
    ])
  })

  it('leaves ordinary English alone', () => {
    const text =
      '// It stands for the first letter, and you have room for one more thing. I understand.\nconst firstLetter = 1'
    expect(faults('host/http/a.ts', text)).toEqual([])
    expect(faults('host/a.ts', "const a = { typed: 1 }; const b = a['kept']")).toEqual([])
  })
})
