import { defineContract } from '@firstrung/mount/contract'
import { escapeJson, renderMarker, renderPart } from '@firstrung/mount/server'
import fc from 'fast-check'
import { createElement, useId } from 'react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { stampOf } from '../../widgets/core/mount/stamp'

const contract = defineContract({ name: 'greeting', mount: 'idle', props: v.object({ name: v.string() }) })
const Greeting = ({ name }: { name: string }) => createElement('p', { id: useId() }, name)
const render = (name: string, options = {}) =>
  renderMarker({ contract, component: Greeting }, { name }, { key: 'k1', ...options })

describe('renderMarker', () => {
  it('renders host, props, HTML and stamp', () => {
    expect(render('Ann', { className: 'wide', mount: 'load' })).toMatch(
      /^<div data-widget="greeting" data-mount="load" data-key="k1" data-ssr="greeting@[\d.]+:\w+" class="wide"><script type="application\/json">\{"name":"Ann"\}<\/script><p id="[^"]+">Ann<\/p><\/div>$/,
    )
  })

  it('uses the strategy of the contract by default', () => {
    expect(render('Ann')).toContain('data-mount="idle"')
  })

  it('renders different ids for each key', () => {
    const idOf = (html: string) => / id="([^"]+)"/.exec(html)?.[1]
    expect(idOf(render('Ann', { key: 'k1' }))).not.toBe(idOf(render('Ann', { key: 'k2' })))
  })

  it('rejects props that do not fit the contract', () => {
    expect(() => renderMarker({ contract, component: Greeting }, { name: 1 }, { key: 'k1' })).toThrow('"name" must be')
  })

  it('escapes any text in script, attributes and HTML', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('</script><!--', '"><img src=x>', ']]>')), text => {
        const html = render(text, { key: text, className: text })
        const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
        expect(JSON.parse(json)).toEqual({ name: text })
        expect(html.match(/<script/g)).toHaveLength(1)
        expect(html).not.toContain('<img')
      }),
    )
  })
})

describe('escapeJson', () => {
  it('keeps the value, without characters that have a meaning in HTML or script', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const escaped = escapeJson(JSON.stringify(text))
        expect(JSON.parse(escaped)).toBe(text)
        expect(escaped).not.toMatch(/[<>&\u2028\u2029]/)
      }),
    )
  })
})

describe('stampOf', () => {
  it('differs with widget, version and every change of the props', () => {
    const stamps = [stampOf('a', '1.0.0', '{}'), stampOf('b', '1.0.0', '{}'), stampOf('a', '1.0.1', '{}')]
    const changed = ['{"a":1}', '{"a":2}', '{"b":1}', '{"a":1} '].map(json => stampOf('a', '1.0.0', json))
    expect(new Set([...stamps, ...changed]).size).toBe(7)
  })
})

describe('renderPart', () => {
  it('returns plain HTML without a marker', () => {
    expect(renderPart(({ name }: { name: string }) => createElement('b', null, name), { name: 'Ann' })).toBe(
      '<b>Ann</b>',
    )
  })
})
