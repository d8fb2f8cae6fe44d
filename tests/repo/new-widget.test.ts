import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { check, resolveConfig } from 'prettier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/widgets.mjs'

const NAME = 'site/scratch-note'
const FILES = [
  ...['package.json', 'contract.ts', 'examples.ts', 'index.ts', 'scratch-note.tsx', 'scratch-note.css'].map(
    file => `widgets/${NAME}/${file}`,
  ),
  'stories/scratch-note.stories.tsx',
  'tests/widgets/scratch-note.spec.ts',
]
/** Files that the new ones depend on, so that the compiler and the linter check them in their final place. */
const SURROUNDINGS = [
  'node_modules',
  'eslint.config.mjs',
  'scripts',
  'tools',
  'host',
  'stories/support',
  'tests/support',
]
const TSCONFIG = {
  extends: path.join(root, 'tsconfig.json'),
  include: ['widgets/site', 'stories/*.tsx', 'stories/support/*.d.ts', 'tests/widgets'],
}

const node = (cwd: string, ...args: string[]) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
const newWidget = (...args: string[]) => node(root, 'scripts/new-widget.mjs', ...args)

describe('npm run new:widget', { timeout: 120_000 }, () => {
  let dir: string

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'firstrung-new-widget-'))
    const { status, stderr } = newWidget(NAME, '--into', dir)
    expect(status, stderr).toBe(0)
    for (const item of SURROUNDINGS) {
      symlinkSync(path.join(root, item), path.join(dir, item))
    }
    writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  })

  afterAll(() => {
    rmSync(dir, { recursive: true, force: true })
  })

  it('writes the six files, the story and the test, as Prettier would', async () => {
    for (const file of FILES) {
      const options = await resolveConfig(path.join(root, file))
      const text = readFileSync(path.join(dir, file), 'utf8')
      expect(await check(text, { ...options, filepath: file }), file).toBe(true)
    }
  })

  it('writes code that compiles', () => {
    const { stdout } = node(dir, path.join(root, 'node_modules/typescript7/bin/tsc'), '-p', '.', '--noEmit')
    expect(stdout).toBe('')
  })

  it('writes code that passes the linter', () => {
    const { stdout } = node(
      dir,
      path.join(root, 'node_modules/eslint/bin/eslint.js'),
      '--max-warnings',
      '0',
      ...FILES.slice(1, 5),
    )
    expect(stdout).toBe('')
  })

  it.each([
    ['no area', 'scratch-note'],
    ['an unknown area', 'nowhere/scratch-note'],
    ['a name in capitals', 'site/ScratchNote'],
    ['a path', 'site/../scratch-note'],
    ['a taken name', 'home/faq'],
    ['the name of a core package', 'site/mount'],
  ])('refuses %s', (_, name) => {
    const { status, stderr } = newWidget(name, '--into', dir)
    expect(status).toBe(1)
    expect(stderr).toContain('Usage: npm run new:widget <area>/<name>')
  })
})
