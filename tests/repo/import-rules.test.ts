import { describe, it } from 'vitest'
import { cyclesOf } from './cycles'
import { type Import, importsUnder } from './imports'
import { expectNone, featureFolders, filesUnder, read, readJson } from './support'

const all = ['widgets', 'host', 'tools'].flatMap(importsUnder)
const show = ({ from, specifier }: Import) => `${from} imports ${specifier}`
const inside = (file: string | undefined, ...dirs: string[]) => dirs.some(dir => file?.startsWith(`${dir}/`))
const packageOf = (file: string) => file.split('/').slice(0, 3).join('/')
const featureOf = (file: string) => /^host\/features\/([\w-]+\/[\w-]+)\//.exec(file)?.[1]

/** Imports of the files that `from` selects whose target `allowed` refuses. */
function refused(from: (item: Import) => boolean, allowed: (item: Import) => boolean): string[] {
  return all.filter(item => from(item) && !allowed(item)).map(show)
}

describe('import rules', () => {
  it('widgets import only core and themselves', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'widgets') && !inside(from, 'widgets/core', 'widgets/embed'),
        ({ from, to }) => !to || packageOf(from) === packageOf(to) || inside(to, 'widgets/core'),
      ),
      'Move code shared by widgets to core/ui or core/api, and values shared with the host to the contract:',
    )
  })

  it('core/ui and core/api may import core/mount, which imports neither', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'widgets/core'),
        ({ from, to }) =>
          !to ||
          packageOf(from) === packageOf(to) ||
          (inside(to, 'widgets/core/mount') && !inside(from, 'widgets/core/mount')),
      ),
      'core/mount imports no other module; core/ui and core/api import core/mount but not each other:',
    )
  })

  it('widgets and core import only packages that their package.json names', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'widgets') && !inside(from, 'widgets/embed') && !/\.(spec|test)\./.test(from),
        ({ from, specifier }) => specifier.startsWith('.') || named(packageOf(from), specifier),
      ),
      'Add these to the dependencies of that package.json, with the exact version of the root, or remove the import:',
    )
  })

  it('the host imports only the contracts of widgets', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host', 'tools') && !inside(from, 'tools/kit'),
        ({ to, typeOnly, specifier }) =>
          !inside(to, 'widgets') || /\/contracts?$/.test(specifier) || (typeOnly && inside(to, 'widgets/core')),
      ),
      'Rendering goes through dist/server; import `@firstrung/<widget>/contract`:',
    )
  })

  it('the host knows no class of a component', () => {
    expectNone(
      filesUnder('host').filter(file => file.endsWith('.ts') && /["'`\s.=]ui-[a-z]/.test(read(file))),
      'Let the component declare what the host needs in a data attribute, as savedState of core/ui does:',
    )
  })

  it('host/http, host/rendering and host/db import no feature', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host/http', 'host/rendering', 'host/db'),
        ({ to }) => !inside(to, 'host/features'),
      ),
      'They serve all features; pass what they need as an argument:',
    )
  })

  it('host/queue imports features in its command line only', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host/queue') && from !== 'host/queue/cli.ts',
        ({ to }) => !inside(to, 'host/features'),
      ),
      'Pass the jobs as an argument:',
    )
  })

  it('the host knows of its tools only what it starts, and the readers of the importer', () => {
    const entries = ['engine/index', 'engine/messages', 'engine/turn', 'engine/lock', 'demo/index']
    expectNone(
      refused(
        ({ from, to }) => inside(from, 'host') && inside(to, 'tools'),
        ({ to }) => inside(to, 'tools/importer/values') || entries.some(entry => to === `tools/${entry}.ts`),
      ),
      'Tools use the host; move what the host needs of them to host/lib:',
    )
  })

  it('the importer does not depend on the demo data', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'tools/importer', 'host/reference'),
        ({ to }) => !inside(to, 'tools/demo'),
      ),
      'Move what both need to host/lib, host/db or host/reference:',
    )
  })

  it('host/lib imports no other module of the host', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host/lib'),
        ({ to }) => !to || inside(to, 'host/lib'),
      ),
      'host/lib holds general helpers; move code that knows the database or a feature there:',
    )
  })

  it('host/search imports no feature and nothing that knows requests', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host/search'),
        ({ to }) => !inside(to, 'host/features', 'host/http', 'host/rendering'),
      ),
      'The search serves the features; pass what it needs as an argument:',
    )
  })

  it('host/search is used through its indexes', () => {
    const indexes = ['', '/address', '/filters', '/places'].map(folder => `host/search${folder}/index.ts`)
    expectNone(
      refused(
        ({ from, to }) => !inside(from, 'host/search') && inside(to, 'host/search'),
        ({ to }) => indexes.includes(to ?? ''),
      ),
      'Export it from host/search, or from its addresses, filters or places:',
    )
  })

  it('a feature imports another one only through its index', () => {
    expectNone(
      refused(
        ({ from, to }) => Boolean(featureOf(from) && to && featureOf(to) && featureOf(to) !== featureOf(from)),
        ({ to }) => to === `host/features/${featureOf(to ?? '')}/index.ts`,
      ),
      'Export it from that feature and import `../<feature>` or `../../<part>/<feature>`:',
    )
  })

  it('features have no import cycles', () => {
    const graph = new Map(featureFolders().map(feature => [feature, featuresImportedBy(feature)]))
    expectNone(cyclesOf(graph), 'Move what both need to the feature that owns the noun:')
  })
})

function named(dir: string, specifier: string): boolean {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const own = readJson<Record<string, Record<string, string> | undefined>>(`${dir}/package.json`)
  return name in { ...own.dependencies, ...own.peerDependencies } || name === `@firstrung/${dir.split('/').pop()}`
}

function featuresImportedBy(feature: string): string[] {
  const targets = all
    .filter(({ from, typeOnly }) => !typeOnly && featureOf(from) === feature)
    .map(({ to }) => featureOf(to ?? ''))
  return [...new Set(targets)].filter((name): name is string => name !== undefined && name !== feature)
}
