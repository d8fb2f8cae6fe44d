import path from 'node:path'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { handledPromises } from '../../scripts/lint/handled-promises.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CONFIG = {
  files: ['**/*.ts'],
  plugins: { firstrung: { rules: { 'handled-promises': handledPromises } } },
  rules: { 'firstrung/handled-promises': 'error' },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: { allowDefaultProject: ['sample.ts'] }, tsconfigRootDir: ROOT },
  },
} as unknown as Linter.Config

const HEAD = `
  declare function load(n?: number): Promise<number>
  declare function show(n: Promise<number>, more?: number): Promise<number>
  declare function startEarly<T>(promise: Promise<T>): Promise<T>
`
/** The number of promises that the rule finds in the body of an async function. */
const count = (body: string) => {
  const found = new Linter().verify(`${HEAD}async function run() { ${body} }`, [CONFIG], { filename: 'sample.ts' })
  expect(found.filter(({ fatal }) => fatal)).toEqual([])
  return found.length
}

describe('the lint rule for promises that fail before they are awaited', () => {
  it('finds those in variables, properties and arguments', () => {
    expect(count('const one = load(); await load(); return one')).toBe(1)
    expect(count('const one = load().then(n => n + 1); const two = await load(); return two + (await one)')).toBe(1)
    expect(count('const all = [1, 2].map(n => load(n)); await load(); return Promise.all(all)')).toBe(1)
    expect(count('const both = { one: load(), two: await load() }; return both')).toBe(1)
    expect(count('return show(load(), await load())')).toBe(1)
    expect(count('const one = true ? load() : undefined; await load(); return one')).toBe(1)
  })

  it('leaves those alone that are awaited at once or have a handler', () => {
    expect(count('const one = await load(); return one')).toBe(0)
    expect(count('const [one] = await Promise.all([load(), load()]); return one')).toBe(0)
    expect(count('const one = startEarly(load()); await load(); return one')).toBe(0)
    expect(count('const one = load().catch(() => 0); await load(); return one')).toBe(0)
    expect(count('const one = load().then(n => n, () => 0); await load(); return one')).toBe(0)
    expect(count('const all = [1, 2].map(n => load(n)); return Promise.all(all)')).toBe(0)
    expect(count('const one = load(); const [two] = await Promise.all([one, load()]); return two')).toBe(0)
    expect(count('const one = load(); return one')).toBe(0)
  })
})
