import { describe, expect, it } from 'vitest'
import { CORE_PACKAGES, listWidgets, pascalCase } from '../../scripts/widgets.mjs'
import { exists, expectNone, filesUnder, foldersIn, read, readJson } from './support'

interface PackageJson {
  name: string
  version: string
  license: string
  sideEffects: boolean | string[]
  exports: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
}

const { version } = readJson<PackageJson>('package.json')
const widgets = listWidgets()
const required = (name: string) => [
  `${name}.css`,
  `${name}.tsx`,
  'contract.ts',
  'examples.ts',
  'index.ts',
  'package.json',
]
/**
 * A helper is named for what it holds, and a hook is a file of its own; names of further components and style sheets begin
 * with the widget's name.
 */
const optional = (name: string) => new RegExp(`^([a-z]+(-[a-z]+)*\\.ts|${name}-[\\w-]+\\.(tsx|css))$`)

describe('the widgets', () => {
  it('are every folder below widgets/<area>', () => {
    const areas = foldersIn('widgets').filter(area => area !== 'core' && area !== 'embed')
    const folders = areas
      .flatMap(area => foldersIn(`widgets/${area}`).map(name => `widgets/${area}/${name}`))
      .filter(folder => filesUnder(folder).length > 0)
    const known = new Set(widgets.map(widget => widget.dir))
    expectNone(
      folders.filter(folder => !known.has(folder)),
      'A folder under widgets/<area>/ is a widget and needs a contract.ts; `npm run new:widget` writes all its files.',
    )
  })

  it('are named once', () => {
    const names = widgets.map(({ name }) => name)
    expectNone(
      names.filter((name, index) => names.indexOf(name) !== index || CORE_PACKAGES.includes(name)),
      'Two packages cannot share a name: rename one folder.',
    )
  })
})

describe.each(widgets)('$dir', ({ dir, name, component }) => {
  const files = filesUnder(dir).map(file => file.slice(dir.length + 1))
  const manifest = readJson<PackageJson>(`${dir}/package.json`)

  it('has exactly the files of a widget', () => {
    expectNone(
      required(name).filter(file => !files.includes(file)),
      `Files that ${dir} lacks; widgets/site/faq is the model:`,
    )
    expectNone(
      files.filter(file => !required(name).includes(file) && !optional(name).test(file)),
      `Files that do not belong to ${dir}; as well as the six, <what-it-holds>.ts and ${name}-<part>.tsx or .css are allowed:`,
    )
  })

  it('names a file `use-<what>.ts` only if it exports a hook', () => {
    const hooks = files.filter(file => /^use-.*\.tsx?$/.test(file))
    expectNone(
      hooks.filter(file => !/export (function|const) use[A-Z]/.test(read(`${dir}/${file}`))),
      'Name these for what they hold:',
    )
  })

  it('has a story and a test', () => {
    const wanted = [`stories/${name}.stories.tsx`, `tests/widgets/${name}.spec.ts`]
    expectNone(
      wanted.filter(file => !exists(file)),
      'Write these; `npm run new:widget` writes an example:',
    )
  })

  it('has examples for its default state and more', () => {
    const text = read(`${dir}/examples.ts`)
    expect(text, 'examples.ts exports `examples` with a `default`').toMatch(
      /export const examples = {[\s\S]*\bdefault:/,
    )
    expect(text, 'end it with `satisfies Examples<typeof contract>`').toContain('satisfies Examples<typeof contract>')
  })

  it('exports its contract and its component under their names', () => {
    const contract = read(`${dir}/contract.ts`)
    expect(contract, 'the contract carries the name of the folder').toContain(`name: '${name}'`)
    expect(contract, 'its doc comment is the manual').toMatch(/\*\/\nexport const contract = defineContract\(/)
    expect(read(`${dir}/${name}.tsx`), `the component is called ${pascalCase(name)}`).toMatch(
      new RegExp(`export (function|const) ${component}\\b`),
    )
  })

  it('has an index.ts that only registers', () => {
    const lines = read(`${dir}/index.ts`)
      .split('\n')
      .filter(line => line.trim() !== '')
    expect(lines.length, 'index.ts has 3 to 8 lines').toBeLessThanOrEqual(8)
    expect(lines.join('\n'), 'and calls defineWidget').toContain('defineWidget(contract, ')
  })

  it('is a package like the others', () => {
    expect(manifest).toMatchObject({ name: `@firstrung/${name}`, version, license: 'MIT', type: 'module' })
    expect(manifest.sideEffects, 'without index.ts here, bundlers drop the registration').toContain('./index.ts')
    expect(manifest.sideEffects).toContain('./dist/*/index.js')
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './preact',
      './component',
      './preact/component',
      './contract',
      './style.css',
      './package.json',
    ])
    expect(manifest.exports['./style.css']).toEqual({ source: `./${name}.css`, default: './dist/style.css' })
    expect(exists(`node_modules/@firstrung/${name}`), 'run `npm install` once: it links the package').toBe(true)
  })
})

describe.each(CORE_PACKAGES)('widgets/core/%s', name => {
  it('has the common version, and depends on exactly that version of the others', () => {
    const manifest = readJson<PackageJson>(`widgets/core/${name}/package.json`)
    const own = Object.entries(manifest.dependencies ?? {}).filter(([id]) => id.startsWith('@firstrung/'))
    expect(manifest).toMatchObject({ name: `@firstrung/${name}`, version })
    expect(own.filter(([, wanted]) => wanted !== version)).toEqual([])
  })
})
