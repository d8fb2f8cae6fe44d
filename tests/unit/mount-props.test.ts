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

function messageOf(run: () => unknown): string {
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

  it('come from attributes, converted to the types of the schema', () => {
    const attributes = { title: '7', level: '4', open: '', tags: '["a"]', place: '{"town":"Leeds"}' }
    expect(parse(attributes)).toEqual({ title: '7', level: 4, open: true, tags: ['a'], place: { town: 'Leeds' } })
  })

  it('prefer the attribute to the JSON', () => {
    expect(parse({ title: 'attribute', open: 'false' }, '{"title":"json","open":true}')).toMatchObject({
      title: 'attribute',
      open: false,
    })
  })

  it('ignore attributes that are not props, including those of the runtime', () => {
    const attributes = { title: 'A', testid: 'x', widget: 'w', mount: 'load', key: 'k', ssr: 's', state: 'mounted' }
    expect(parse(attributes)).toEqual({ title: 'A', level: 3, open: false, tags: [] })
    expect(contract.overrides({ testid: 'x', widget: 'w', state: 'mounted' })).toBe(false)
    expect(contract.overrides({ level: '2' })).toBe(true)
  })

  it('ignore names that every object inherits', () => {
    expect(contract.overrides({ constructor: 'x', toString: 'x', hasOwnProperty: 'x' })).toBe(false)
    expect(parse({ title: 'A', constructor: 'x' })).not.toHaveProperty('constructor', 'x')
  })
})

describe('attributes of every kind of scalar', () => {
  const scalars = defineContract({
    name: 'scalars',
    mount: 'load',
    props: v.object({
      level: v.optional(v.picklist([2, 3, 'auto'])),
      rank: v.optional(v.nullable(v.picklist([1, 2])), null),
      on: v.optional(v.union([v.boolean(), v.number(), v.literal('never')])),
      state: v.optional(v.picklist(['open', 'closed']), 'open'),
    }),
  })
  const read = (attributes: Record<string, string>) => scalars.parse({ attributes })

  it.each([
    [{ level: '2' }, { level: 2 }],
    [{ level: 'auto' }, { level: 'auto' }],
    [{ rank: '2' }, { rank: 2 }],
    [{ rank: 'null' }, { rank: null }],
    [{ on: '' }, { on: true }],
    [{ on: '7' }, { on: 7 }],
    [{ on: 'never' }, { on: 'never' }],
    [{ state: 'closed' }, { state: 'closed' }],
  ] as [Record<string, string>, object][])('%j is read as %j', (attributes, expected) => {
    expect(read(attributes)).toMatchObject(expected)
  })

  it('does not take the state that the runtime sets for a prop', () => {
    expect(read({ state: 'mounted' })).toMatchObject({ state: 'open' })
    expect(scalars.overrides({ state: 'mounted' })).toBe(false)
    expect(scalars.overrides({ state: 'closed' })).toBe(true)
  })

  it.each([{ level: '4' }, { rank: 'none' }, { on: 'perhaps' }] as Record<string, string>[])('%j is refused', props => {
    expect(() => read(props)).toThrow(PropsError)
  })
})

describe('an invalid marker', () => {
  it('reports every field at once, with the expected type', () => {
    expect(messageOf(() => parse({ level: 'high', open: 'perhaps' }))).toBe(
      'Props of widget "sample": "title" must be given, not missing; "level" must be number, not "high"; ' +
        '"open" must be boolean, not "perhaps"',
    )
  })

  it('reports fields inside lists', () => {
    expect(messageOf(() => parse({}, '{"title":"A","tags":["a",1]}'))).toContain('"tags.1" must be string, not 1')
  })

  it.each(['{', '[1]', '"text"', 'null', '1'])('reports that %s is not a JSON object', json => {
    expect(messageOf(() => parse({}, json))).toContain('"(json)" must be')
  })

  it.each([' \n ', '[]'])('treats empty JSON (%j, of PHP, too) as no JSON', json => {
    expect(parse({ title: 'A' }, json)).toMatchObject({ title: 'A' })
  })
})

describe('malicious input', () => {
  it('changes no prototype', () => {
    parse({}, '{"title":"A","__proto__":{"polluted":1},"place":{"town":"x","__proto__":{"polluted":1}}}')
    expect({}).not.toHaveProperty('polluted')
  })

  it('always gives valid props or a PropsError', () => {
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
  it('give a component its props with defaults', () => {
    type Props = WidgetProps<typeof contract>
    expectTypeOf<Props['level']>().toEqualTypeOf<number>()
    expectTypeOf<Props['place']>().toEqualTypeOf<{ town: string } | undefined>()
    expectTypeOf<Props['host']>().toEqualTypeOf<HTMLElement | undefined>()
  })

  it('reject invalid contracts and examples', () => {
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
