import { describe, expect, it } from 'vitest'
import { cyclesOf } from './cycles'
import { type FunctionInfo, functionsOf } from './functions'
import { type Import, importsUnder } from './imports'
import { exists, expectNone, filesUnder, read } from './support'

const LINES = { handler: 12, function: 40, component: 60 } as const
const PARAMETERS = 3
const FILE_LINES = { code: 250, tests: 400 } as const

const CODE = /\.(ts|tsx|mts|mjs|css|njk|sql)$/
const FOLDERS = ['widgets', 'host', 'tools', 'scripts', 'templates', 'stories', 'bench', '.storybook']

interface Exception {
  /** Start of `file name`, so a folder, a file or one function. */
  path: string
  limit: 'lines' | 'parameters' | 'all'
  reason: string
}

/** Functions that may be over a limit for good. */
const EXCEPTIONS: readonly Exception[] = [
  { path: 'host/features/public/search/', limit: 'all', reason: 'Its view builds the one large answer of a search.' },
  { path: 'host/search/', limit: 'all', reason: 'The engine takes the parts of a statement apart.' },
  {
    path: 'tests/support/open-widget.ts openWidget',
    limit: 'parameters',
    reason: 'Called in every widget test: the page, the widget, its example, then options.',
  },
]

/** Files that may be longer than the limit, each with the reason. */
const LONG_FILES: Readonly<Record<string, string>> = {}

const isTooLong = ({ kind, lines }: FunctionInfo) => lines > LINES[kind]
const hasTooManyParameters = ({ parameters }: FunctionInfo) => parameters > PARAMETERS
const keyOf = ({ file, name }: FunctionInfo) => `${file} ${name}`
const describeFunction = ({ file, line, name }: FunctionInfo) => `${file}:${line} ${name}`
const linesOf = (file: string) => read(file).trimEnd().split('\n').length

const offenders = ['widgets', 'host', 'tools', 'scripts', 'bench', 'tests/support', 'stories', '.storybook']
  .flatMap(filesUnder)
  .filter(file => /\.(ts|tsx|mts|mjs)$/.test(file) && !/\.(spec|test|d)\.\w+$/.test(file) && !isGenerated(file))
  .flatMap(functionsOf)
  .filter(info => isTooLong(info) || hasTooManyParameters(info))

describe('functions', () => {
  it('have at most 12 lines as route handlers, 60 as React components, 40 otherwise', () => {
    expectNone(
      offenders
        .filter(info => isTooLong(info) && !isAllowed(info, 'lines'))
        .map(info => `${describeFunction(info)} has ${info.lines} lines, the limit is ${LINES[info.kind]}`),
      'Extract functions that have a name of their own:',
    )
  })

  it('have at most three parameters', () => {
    expectNone(
      offenders
        .filter(info => hasTooManyParameters(info) && !isAllowed(info, 'parameters'))
        .map(info => `${describeFunction(info)} has ${info.parameters} parameters`),
      'Pass an object instead:',
    )
  })

  it('are listed as exceptions only while they are over a limit', () => {
    expectNone(
      EXCEPTIONS.filter(({ path }) => !offenders.some(info => keyOf(info).startsWith(path))).map(({ path }) => path),
      'Remove these from EXCEPTIONS in tests/repo/limits.test.ts:',
    )
  })
})

describe('imports', () => {
  const cycles = cyclesOf(
    graphOf(['widgets', 'host', 'tools', 'scripts', 'bench', 'stories', 'tests'].flatMap(importsUnder)),
  )

  it('form no cycles, type imports included', () => {
    expectNone(cycles, 'Move what both files need to a third one:')
  })

  it('would be reported as a cycle through several files', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }
    expect(cyclesOf(new Map(Object.entries(graph)))).toEqual(['a -> b -> c -> a'])
  })
})

describe('files', () => {
  it(`have at most ${FILE_LINES.code} lines`, () => {
    const files = FOLDERS.flatMap(filesUnder).filter(file => CODE.test(file) && !(file in LONG_FILES))
    expectNone(longFiles(files, FILE_LINES.code), 'Split these by noun:')
  })

  it(`have at most ${FILE_LINES.tests} lines in tests`, () => {
    const files = filesUnder('tests').filter(file => CODE.test(file))
    expectNone(longFiles(files, FILE_LINES.tests), 'Split these, one file for each behaviour:')
  })

  it('are listed as exceptions only while they are too long', () => {
    expectNone(
      Object.keys(LONG_FILES).filter(file => !exists(file) || linesOf(file) <= FILE_LINES.code),
      'Remove these from LONG_FILES in tests/repo/limits.test.ts:',
    )
  })
})

function isAllowed(info: FunctionInfo, limit: Exception['limit']): boolean {
  const exception = EXCEPTIONS.find(({ path }) => keyOf(info).startsWith(path))
  return exception?.limit === 'all' || exception?.limit === limit
}

function longFiles(files: string[], limit: number): string[] {
  return files.flatMap(file =>
    linesOf(file) > limit && !isGenerated(file) ? [`${file} has ${linesOf(file)} lines`] : [],
  )
}

/** Generated files name their script in the first line. */
function isGenerated(file: string): boolean {
  return /^(\/\/|\/\*|--|<!--|{#) Written by \S+/.test(read(file))
}

function graphOf(imports: readonly Import[]): Map<string, string[]> {
  const graph = new Map<string, string[]>()
  for (const { from, to } of imports) {
    if (to) {
      graph.set(from, [...(graph.get(from) ?? []), to])
    }
  }
  return graph
}
