import { describe, expect, it } from 'vitest'
import { findAffected } from '../../scripts/test/changed.mjs'
import { readOptions } from '../../scripts/test/options.mjs'
import { planRun } from '../../scripts/test/plan.mjs'

describe('npm test -- --changed', () => {
  it('runs the spec and the stories of a changed widget', () => {
    const { tests, widgets, isEverything } = findAffected(['widgets/site/mobile-menu/mobile-menu.tsx'])
    expect({ tests, widgets, isEverything }).toEqual({
      tests: ['tests/widgets/in-react.spec.ts', 'tests/widgets/mobile-menu.spec.ts'],
      widgets: ['site/mobile-menu'],
      isEverything: false,
    })
  })

  it('runs the specs of every widget when a shared part changes', () => {
    const { tests, widgets } = findAffected(['widgets/core/ui/breadcrumb/breadcrumb.tsx'])
    expect(widgets.length).toBeGreaterThan(30)
    expect(tests).toContain('tests/widgets/faq.spec.ts')
  })

  it.each(['host/features/public/contact/routes.ts', 'templates/contact/show.njk'])(
    'runs the tests that send requests to the feature of %s',
    file => {
      const { tests } = findAffected([file])
      expect(tests).toContain('tests/host/features/contact.test.ts')
      expect(tests).not.toContain('tests/host/features/quiz.test.ts')
    },
  )

  it('runs the tests of what reads a changed file of data', () => {
    expect(findAffected(['tools/demo/texts/employers.jsonl']).tests).toContain('tests/host/seed.test.ts')
  })

  it('runs everything when what all tests use has changed', () => {
    expect(findAffected(['package-lock.json']).isEverything).toBe(true)
    expect(findAffected(['templates/layouts/page.njk']).isEverything).toBe(true)
  })
})

describe('npm test', () => {
  it('runs every step, the steps that need no browser, or those that are named', () => {
    const namesOf = (...args: string[]) => planRun(readOptions(args)).map(({ name }) => name)
    expect(namesOf()).toContain('e2e')
    expect(namesOf('--quick')).not.toContain('e2e')
    expect(namesOf('repo', 'unit')).toEqual(['repo', 'unit'])
    expect(() => namesOf('everything')).toThrow('No step "everything"')
    expect(() => namesOf('--fast')).toThrow('No option --fast')
  })
})
