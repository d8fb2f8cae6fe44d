import { describe, expect, it } from 'vitest'
import { listWidgets } from '../../scripts/widgets.mjs'
import { lintFile } from '../../tools/kit/documents'
import { lintTemplate } from '../../tools/kit/lint/lint'
import { readReferences } from '../../tools/kit/reference'
import { expectNone, filesUnder, linesMatching, read } from './support'

const templates = filesUnder('templates')
  .filter(file => file.endsWith('.njk'))
  .map(file => file.slice('templates/'.length))
const text = (template: string) =>
  read(`templates/${template}`).replace(/\{#[\s\S]*?#\}/g, gap => gap.replace(/[^\n]/g, ' '))
const host = filesUnder('host').filter(file => file.endsWith('.ts'))

/** Templates that this one extends, includes or imports. */
function usedBy(template: string): string[] {
  return [...text(template).matchAll(/\{%-?\s*(?:extends|include|import|from)\s+["']([^"']+)["']/g)].map(
    ([, name = '']) => name,
  )
}

/** Templates whose names appear in the host, and every template they use. */
function rendered(): Set<string> {
  const found = new Set<string>()
  const visit = (template: string) => {
    if (templates.includes(template) && !found.has(template)) {
      found.add(template)
      usedBy(template).forEach(visit)
    }
  }
  for (const [, name = ''] of host.flatMap(file => [...read(file).matchAll(/["'`]([\w/.${}-]+\.njk)["'`]/g)])) {
    // `errors/${page}.njk` stands for every template of that folder.
    const pattern = new RegExp(`^${name.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`)
    templates.filter(template => pattern.test(template)).forEach(visit)
  }
  return found
}

const grep = (pattern: RegExp) => templates.flatMap(name => linesMatching(`templates/${name}`, pattern, text(name)))

describe('templates', () => {
  it('are each rendered by a route, or used by one that is', () => {
    const used = rendered()
    expectNone(
      templates.filter(template => !used.has(template)),
      'No route renders these; delete them, or render them by their full name (`companies/show.njk`):',
    )
  })

  it('use only templates that exist', () => {
    expectNone(
      templates.flatMap(template =>
        usedBy(template)
          .filter(name => !templates.includes(name))
          .map(name => `${template} uses ${name}`),
      ),
      'Names are relative to templates/:',
    )
  })

  it('write markers only for widgets that exist', () => {
    const known = new Set(listWidgets().map(({ name }) => name))
    const named = templates.flatMap(template =>
      [...text(template).matchAll(/\bwidget\(\s*["']([\w-]+)["']|data-widget="([\w-]+)"/g)].map(([, call, marker]) => ({
        template,
        name: call ?? marker ?? '',
      })),
    )
    expectNone(
      named.filter(({ name }) => !known.has(name)).map(({ template, name }) => `${template}: ${name}`),
      'There is no such widget below widgets/:',
    )
  })

  it('contain no inline style, script or handler', () => {
    const faults = [
      ...grep(/\sstyle\s*=/),
      ...grep(/<style\b/i),
      ...grep(/<script\b(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")/i),
      ...grep(/<[^>]*\son[a-z]+\s*=/i),
      ...grep(/href="javascript:/i),
    ]
    expectNone(faults, 'The content security policy refuses these; use a class, a file or a widget:')
  })

  it('leave escaping on', () => {
    const safe = grep(/\|\s*safe\b/)
    expectNone(
      safe.filter(line => !/([dD]escription|html|Html)[\w.]*\s*\|\s*safe/.test(line)),
      '`safe` is for HTML that the host has sanitised, in variables called description or html:',
    )
  })

  it('are found by this test', () => {
    expect(templates.length).toBeGreaterThan(0)
  })

  it('have markers that the linter accepts', async () => {
    const known = lintFile(await readReferences())
    const functions = { widget: 0, cardsWidget: 0, saveWidget: 1 }
    expectNone(
      templates.flatMap(template =>
        lintTemplate(read(`templates/${template}`), known, functions).map(
          ({ line, column, message }) => `templates/${template}:${line}:${column} ${message}`,
        ),
      ),
      'Each marker must fit the contract of its widget:',
    )
  })
})
