import { defineContract, type Examples, PropsError, type WidgetProps } from '@firstrung/mount/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'

const contract = defineContract({
  name: 'sample',
  mount: 'visible',
  props: v.object({
    title: v.string(),
    level: v.optional(v.number(), 3),
    open: v.optional(v.boolean(), false),
    tags: v.optional(v.array(v.string()), []),
    place: v.optional(v.object({ town: v.string() })),
  }),
  events: { 'sample:opened': v.object({ id: v.string() }) },
})

const parse = (attributes: Record<string, string>, json?: string) => contract.parse({ attributes, json })

function faultsOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(PropsError)
    return (error as PropsError).message
  }
  throw new Error('No error')
}

describe('props of a marker', () => {
  it('come from JSON, with the defaults of the contract', () => {
    expect(parse({}, '{"title":"A"}')).toEqual({ title: 'A', level: 3, open: false, tags: [] })
  })

  it('come from attributes, as the schema understands them', () => {
    const attributes = { title: '7', level: '4', open: '', tags: '["a"]', place: '{"town":"Leeds"}' }
    expect(parse(attributes)).toEqual({ title: '7', level: 4, open: true, tags: ['a'], place: { town: 'Leeds' } })
  })

  it('take the attribute where both say something', () => {
    expect(parse({ title: 'attribute', open: 'false' }, '{"title":"json","open":true}')).toMatchObject({
      title: 'attribute',
      open: false,
    })
  })

  it('leave out attributes that are none, those of the runtime included', () => {
    const attributes = { title: 'A', testid: 'x', widget: 'w', mount: 'load', key: 'k', ssr: 's', state: 'mounted' }
    expect(parse(attributes)).toEqual({ title: 'A', level: 3, open: false, tags: [] })
    expect(contract.overrides({ testid: 'x', widget: 'w', state: 'mounted' })).toBe(false)
    expect(contract.overrides({ level: '2' })).toBe(true)
  })

  it('never take a name of every object for a prop', () => {
    expect(contract.overrides({ constructor: 'x', toString: 'x', hasOwnProperty: 'x' })).toBe(false)
    expect(parse({ title: 'A', constructor: 'x' })).not.toHaveProperty('constructor', 'x')
  })
})

describe('a wrong marker', () => {
  it('names every field at once, with what was expected', () => {
    expect(faultsOf(() => parse({ level: 'high', open: 'perhaps' }))).toBe(
      'Props of widget "sample": "title" must be "title", not undefined; "level" must be number, not NaN; ' +
        '"open" must be boolean, not "perhaps"',
    )
  })

  it('names fields inside lists', () => {
    expect(faultsOf(() => parse({}, '{"title":"A","tags":["a",1]}'))).toContain('"tags.1" must be string, not 1')
  })

  it.each(['{', '[]', '"text"', 'null', '1'])('says that %s is no JSON object', json => {
    expect(faultsOf(() => parse({}, json))).toContain('"(json)" must be')
  })

  it('counts empty JSON as none', () => {
    expect(parse({ title: 'A' }, ' \n ')).toMatchObject({ title: 'A' })
  })
})

describe('hostile input', () => {
  it('changes no prototype', () => {
    parse({}, '{"title":"A","__proto__":{"polluted":1},"place":{"town":"x","__proto__":{"polluted":1}}}')
    expect({}).not.toHaveProperty('polluted')
  })

  it('is either props or a PropsError, whatever it is', () => {
    const attribute = fc.dictionary(fc.constantFrom('title', 'level', 'open', 'tags', 'place', 'x'), fc.string())
    const json = fc.oneof(fc.string(), fc.json())
    fc.assert(
      fc.property(attribute, json, (attributes, text) => {
        try {
          expect(v.is(contract.props, contract.parse({ attributes, json: text }))).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(PropsError)
        }
      }),
    )
  })
})

describe('types', () => {
  it('give a component its props with defaults filled in', () => {
    type Props = WidgetProps<typeof contract>
    expectTypeOf<Props['level']>().toEqualTypeOf<number>()
    expectTypeOf<Props['place']>().toEqualTypeOf<{ town: string } | undefined>()
    expectTypeOf<Props['host']>().toEqualTypeOf<HTMLElement | undefined>()
  })

  it('refuse wrong contracts and examples', () => {
    const props = v.object({ title: v.string() })
    // @ts-expect-error -- no such strategy
    defineContract({ name: 'a', mount: 'sometimes', props })
    // @ts-expect-error -- a media strategy names its query
    defineContract({ name: 'a', mount: 'media', props })
    // @ts-expect-error -- props are an object
    defineContract({ name: 'a', mount: 'load', props: v.string() })
    // @ts-expect-error -- there must be a default example
    const none = { other: { title: 'A' } } satisfies Examples<typeof contract>
    // @ts-expect-error -- an example obeys the schema
    const wrong = { default: { title: 1 } } satisfies Examples<typeof contract>
    expect([none, wrong]).toHaveLength(2)
  })
})
