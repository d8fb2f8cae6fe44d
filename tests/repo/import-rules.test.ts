import { describe, it } from 'vitest'
import { type Import, importsUnder } from './imports'
import { foldersIn, expectNone, readJson } from './support'

const all = [...importsUnder('widgets'), ...importsUnder('host')]
const show = ({ from, specifier }: Import) => `${from} imports ${specifier}`
const inside = (file: string | undefined, ...dirs: string[]) => dirs.some(dir => file?.startsWith(`${dir}/`))
const packageOf = (file: string) => file.split('/').slice(0, 3).join('/')
const featureOf = (file: string) => /^host\/features\/([\w-]+)\//.exec(file)?.[1]

/** Faults of the imports that start in `from`: those whose target `allowed` refuses. */
function refused(from: (item: Import) => boolean, allowed: (item: Import) => boolean): string[] {
  return all.filter(item => from(item) && !allowed(item)).map(show)
}

describe('who may import whom', () => {
  it('widgets know core and themselves', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'widgets') && !inside(from, 'widgets/core', 'widgets/embed'),
        ({ from, to }) => !to || packageOf(from) === packageOf(to) || inside(to, 'widgets/core'),
      ),
      'What two widgets share belongs into core/ui or core/api; what the host knows belongs into the contract:',
    )
  })

  it('core/ui and core/api know core/mount, which knows neither', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'widgets/core'),
        ({ from, to }) =>
          !to ||
          packageOf(from) === packageOf(to) ||
          (inside(to, 'widgets/core/mount') && !inside(from, 'widgets/core/mount')),
      ),
      'core/mount stands alone, core/ui and core/api stand on it and not on each other:',
    )
  })

  it('widgets and core import only packages that their package.json names', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'widgets') && !inside(from, 'widgets/embed') && !/\.(spec|test)\./.test(from),
        ({ from, specifier }) => specifier.startsWith('.') || named(packageOf(from), specifier),
      ),
      'Name these in dependencies of that package.json, with the exact version of the root, or do without:',
    )
  })

  it('the host knows widgets only by their contract', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host'),
        ({ to, typeOnly, specifier }) =>
          !inside(to, 'widgets') || /\/contracts?$/.test(specifier) || (typeOnly && inside(to, 'widgets/core')),
      ),
      'Rendering goes through dist/server; import `@firstrung/<widget>/contract`:',
    )
  })

  it('the platform knows no feature', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host/http', 'host/db'),
        ({ to }) => !inside(to, 'host/features'),
      ),
      'host/http and host/db serve every feature alike; pass what they need as an argument:',
    )
  })

  it('the drawings import host/lib only', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host/drawings'),
        ({ to }) => !to || inside(to, 'host/drawings', 'host/lib'),
      ),
      'Pass the drawing code what it needs as an argument:',
    )
  })

  it('host/lib imports nothing of the host', () => {
    expectNone(
      refused(
        ({ from }) => inside(from, 'host/lib'),
        ({ to }) => !to || inside(to, 'host/lib'),
      ),
      'host/lib holds general helpers; move code that knows the database or a feature there:',
    )
  })

  it('a feature knows another one only through its index', () => {
    expectNone(
      refused(
        ({ from, to }) => Boolean(featureOf(from) && to && featureOf(to) && featureOf(to) !== featureOf(from)),
        ({ to }) => to === `host/features/${featureOf(to ?? '')}/index.ts`,
      ),
      'Export it from that feature and import `../<feature>`:',
    )
  })

  it('features do not know each other in circles', () => {
    expectNone(foldersIn('host/features').flatMap(circles), 'Move what both need to the feature that owns the noun:')
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

/** The shortest way from a feature back to itself; each circle is told once, from its first name. */
function circles(start: string): string[] {
  const queue = [[start]]
  const seen = new Set<string>()
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of knownBy(way[way.length - 1] ?? '')) {
      if (next === start) {
        return way.every(name => name >= start) ? [[...way, start].join(' -> ')] : []
      }
      if (!seen.has(next)) {
        seen.add(next)
        queue.push([...way, next])
      }
    }
  }
  return []
}

function knownBy(feature: string): string[] {
  const targets = all
    .filter(({ from, typeOnly }) => !typeOnly && featureOf(from) === feature)
    .map(({ to }) => featureOf(to ?? ''))
  return [...new Set(targets)].filter((name): name is string => name !== undefined && name !== feature)
}
