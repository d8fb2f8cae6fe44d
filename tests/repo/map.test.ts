import { describe, expect, it } from 'vitest'
import { featureFolders, foldersIn, read } from './support'

const map = read('docs/architecture.md')
/** The names in code spans of the table under a heading, in the given column. */
function namedIn(heading: string, column: number): string[] {
  const section = map.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const cells = section.split('\n').flatMap(line => (line.startsWith('| ') ? (line.split('|')[column] ?? '') : []))
  return cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort()
}

describe('docs/architecture.md', () => {
  it('lists every widget in its area', () => {
    const areas = foldersIn('widgets').filter(area => !['core', 'embed'].includes(area))
    expect(namedIn('Widgets', 1)).toEqual(areas)
    expect(namedIn('Widgets', 2)).toEqual(areas.flatMap(area => foldersIn(`widgets/${area}`)).sort())
  })

  it('lists every feature of the host in its part', () => {
    expect(namedIn('Features', 1)).toEqual(foldersIn('host/features'))
    const names = featureFolders().map(feature => feature.split('/')[1])
    expect(namedIn('Features', 2)).toEqual(names.sort())
  })

  it('lists every other folder of the host, the tools and the shared widget code', () => {
    const modules = foldersIn('host').map(name =>
      name === 'features' ? 'host/features/<part>/<noun>' : `host/${name}`,
    )
    const shared = foldersIn('widgets/core').map(name => `widgets/core/${name}`)
    const tools = foldersIn('tools').map(name => `tools/${name}`)
    const others = ['scripts', 'templates', 'widgets/<area>/<name>', 'widgets/embed']
    expect(namedIn('Modules', 1)).toEqual([...modules, ...shared, ...tools, ...others].sort())
  })
})
