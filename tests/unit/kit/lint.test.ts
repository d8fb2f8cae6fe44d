import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lintFile } from '../../../tools/kit/documents'
import { includeOf } from '../../../tools/kit/lint/include'
import { lintStrings, lintTemplate, widgetsIn } from '../../../tools/kit/lint/lint'
import { readReferences } from '../../../tools/kit/reference'
import { propOfPlain } from '../../../widgets/core/mount/marker-rules'

const known = lintFile(await readReferences())
const lint = (source: string) =>
  lintTemplate(source, known).map(({ line, column, message }) => `${line}:${column} ${message}`)
const json = (props: string, attributes = '') =>
  `<div data-widget="faq"${attributes}><script type="application/json">${props}</script></div>`
const ITEM = '{ "id": "a", "question": "Q", "answer": "A" }'

describe('markers in HTML', () => {
  it('are right when their props are', () => {
    expect(lint(json(`{ "items": [${ITEM}], "level": 2 }`, ' data-mount="visible(400px)" data-other="x"'))).toEqual([])
  })

  it.each([
    ['<div data-widget="fqa"></div>', '1:6 There is no widget "fqa". Did you mean "faq"?'],
    ['<p>\n  <div data-widget="toString"></div>', '2:8 There is no widget "toString".'],
    [
      json('{ "items": [] }', ' data-mount="vissible"'),
      '1:24 There is no strategy "vissible". Did you mean "visible"?',
    ],
    [
      json('{ "items": [] }', ' data-mount="media"'),
      '1:24 There is no strategy "media". It needs a query: media(width >= 40rem).',
    ],
    [
      json('{ "items": [] }', ' data-mount="visible(10rem)"'),
      '1:24 There is no strategy "visible(10rem)". It takes up to four distances in px or %: visible(200px).',
    ],
    [json('{ "items": [] }', ' data-levl="2"'), '1:24 faq has no prop "levl". Did you mean "level"?'],
    [json('{ "items": [] }', ' data-level="9"'), '1:24 "level" of faq must be 2 or 3 or 4, not "9".'],
    [json('{ "items": [], "lvel": 2 }'), '1:71 faq has no prop "lvel". Did you mean "level"?'],
    [json('{ "level": 2 }'), '1:6 faq needs "items".'],
    [json('{ "items": 4 }'), '1:67 "items" of faq must be array, not 4.'],
    [json('{\n  "items": [{ "id": "a", "question": "Q" }]\n}'), '2:13 faq needs "items.0.answer".'],
    [json('{\n  "items": [],\n}'), '3:1 The JSON is broken: property name expected'],
    [json('[1]'), '1:56 The JSON must be an object'],
    [
      json('{ "items": [] }', ' data-mount="media((widht >= 40rem))"'),
      '1:24 There is no strategy "media((widht >= 40rem))". No browser knows the media feature "widht". Did you mean "width"?',
    ],
    [
      json('{ "items": [] }', ' data-mount="media(min-widht: 40rem)"'),
      '1:24 There is no strategy "media(min-widht: 40rem)". No browser knows the media feature "widht". Did you mean "width"?',
    ],
    [
      json('{ "items": [] }', ' data-mount="media((hover) and (width >= 768))"'),
      '1:24 There is no strategy "media((hover) and (width >= 768))". A length needs a unit: 768px.',
    ],
    [json(`{ "items": [${ITEM}, ${ITEM}] }`), '1:123 Two items of faq have the id "a".'],
    [
      json('{ "items": [] }', ' level="2" title="Help"'),
      '1:24 "level" is not read: props of faq are written as data-level.',
    ],
    [
      '<div data-widget="faq">\n<p><script type="application/json">{ "items": [] }</script></p></div>',
      '2:4 The script with the props must be a child of its marker, not within another element.',
    ],
    [
      '<div data-widget="faq">\n  <script>{ "items": [] }</script></div>',
      '2:3 The script with the props needs type="application/json".',
    ],
    [
      '<div data-widget="faq"><script type="text/json">{ "items": [] }</script></div>',
      '1:24 The script with the props needs type="application/json".',
    ],
  ])('%s', (source, message) => {
    expect(lint(source)).toEqual([message])
  })

  it.each([
    json('{ "items": [] }', ' data-mount="media((width >= 40rem) and (not (prefers-reduced-motion: reduce)))"'),
    json('{ "items": [] }', ' data-mount="media(print)"'),
    json('{ "items": [] }', ' data-mount="media(min-height: 0)"'),
    json('{ "items": [] }', ' data-mount="media(aspect-ratio > 1)"'),
    '<div data-widget="faq"><p>Help</p><script type="Application/JSON">{ "items": [] }</script></div>',
    '<div data-widget="faq" data-items="[]"><script type="application/ld+json">{ "a": 1 }</script></div>',
    json('{ "items": [] }', ' data-mount="media((20rem <= width < 60rem))"'),
    json(`{ "items": [${ITEM}, { "id": "{{ id }}", "question": "Q", "answer": "A" }] }`, ' class="x" id="y" hidden'),
    `<div data-widget="pop-in" data-target="#x"><div data-widget="faq"><script type="application/json">{ "items": [] }</script></div></div>`,
    `${json('{ "items": [] }')}<script>{ "items": 1 }</script><br><script type="application/json">{}</script>`,
  ])('%s has no fault', source => {
    expect(lint(source)).toEqual([])
  })

  it('are found within tables, comments of templates and quotes of any kind', () => {
    expect(
      lint(`<tr><td data-widget='fqa'></td></tr> {# <p data-widget="fqa"> #} <!-- <p data-widget="fqa"> -->`),
    ).toEqual(['1:9 There is no widget "fqa". Did you mean "faq"?'])
  })

  it('may take what the template fills in', () => {
    for (const expression of [
      '{{ items | dump | safe }}',
      '{!! json_encode($items) !!}',
      '<%= raw @items.to_json %>',
      '<?= json_encode($items) ?>',
      '@json($items)',
    ]) {
      expect(lint(json(`{ "items": ${expression}, "level": 2 }`)), expression).toEqual([])
      expect(lint(json(expression)), expression).toEqual([])
      expect(lint(json(`{ "items": ${expression}, "levle": 2 }`))[0], expression).toContain('Did you mean "level"?')
    }
    expect(lint('<div data-widget="{{ name }}"></div><div data-widget="faq" {{ attributes }}></div>')).toEqual([])
    expect(
      lint(
        json('{ "items": [{% for i in list %}{ "id": "{{ i.id }}" }{% if not loop.last %},{% endif %}{% endfor %}] }'),
      ),
    ).toEqual([])
  })
})

describe('markers by functions and macros', () => {
  it.each([
    ['Nunjucks', '{{ widget("faq", { items: faqs, levle: 2 }) }}'],
    ['Nunjucks', '{{ firstrung.faq(items=faqs, levle=2) }}'],
    ['Twig', '{{ firstrung.faq({items: faqs, levle: 2}) }}'],
    ['Blade', '{!! Firstrung::faq(items: $faqs, levle: 2) !!}'],
    ['PHP', '<?= Firstrung::faq(items: $faqs, levle: 2) ?>'],
    ['Jinja', '{{ firstrung.faq(items=faqs, levle=2) }}'],
    ['Django', '{% widget "faq" items=faqs levle=2 %}'],
    ['ERB', '<%= Firstrung.faq(items: @faqs, levle: 2) %>'],
  ])('%s: %s', (_, source) => {
    const [fault, ...more] = lintTemplate(source, known)
    expect(fault).toMatchObject({
      ...{ line: 1, column: source.indexOf('levle') + 1, severity: 'error' },
      message: 'faq has no prop "levle". Did you mean "level"?',
    })
    expect(more).toEqual([])
    expect(lint(source.replace('levle', 'level'))).toEqual([])
    expect(lint(source.replace('levle', 'level').replace(/2/, '7'))[0]).toContain('must be 2 or 3 or 4, not 7')
    expect(lint(source.replace(/items(:|=) ?[$@]?faqs,? ?/, '').replace('levle', 'level'))[0]).toContain(
      'faq needs "items".',
    )
    expect(lint(source.replace('faq', 'fqa'))[0]).toContain('There is no widget "fqa". Did you mean "faq"?')
  })

  it('takes Ruby names of props, and leaves alone what it cannot know', () => {
    expect(lint('<%= Firstrung.shortlist(id: 4, name: @name, return_to: path) %>')).toEqual([])
    expect(lint('{{ widget("faq", props) }}{{ widget(name, {}) }}{{ firstrung.faq(**props) }}')).toEqual([])
    expect(lint('<p>Call widget("fqa", {}) in a template.</p>')).toEqual([])
  })

  it('names functions of one’s own', () => {
    const source = '{{ card(item, "fqa", { items: [] }) }}'
    expect(lintTemplate(source, known, { card: 1 })[0]?.message).toContain('There is no widget "fqa".')
    expect(lint(source)).toEqual([])
  })
})

it('reports props that are deprecated', () => {
  const schema = {
    type: 'object',
    properties: { old: { type: 'string', description: '@deprecated since 1.4: use new.' } },
  }
  expect(lintTemplate('<p data-widget="card" data-old="x">', { widgets: { card: { schema } } })).toEqual([
    { line: 1, column: 23, severity: 'warning', message: '"old" of card is deprecated: since 1.4: use new.' },
  ])
})

it('reports widgets that are deprecated', () => {
  const card = { schema: { type: 'object' as const }, deprecated: 'since 1.4, removed in 2.0: use job-card' }
  expect(lintTemplate('<p data-widget="card">', { widgets: { card } })).toEqual([
    {
      ...{ line: 1, column: 4, severity: 'warning' },
      message: 'card is deprecated: since 1.4, removed in 2.0: use job-card',
    },
  ])
})

describe('dictionaries', () => {
  const inPage = (strings: string) => lint(`<script type="application/json" data-firstrung-strings>${strings}</script>`)

  it('are right when they give texts of widgets', () => {
    expect(
      inPage(
        '{ "lang": "cy", "Save": "Cadw", "{count} stars": { "two": "dwy seren", "other": "{count} seren" }, "Remove": "Dileu" }',
      ),
    ).toEqual([])
    expect(inPage('{{ strings | dump | safe }}')).toEqual([])
  })

  it.each([
    ['{ "Shw {next} more (of {total})": "x" }', 'Did you mean "Show {next} more (of {total})"?'],
    ['{ "Save": 4 }', 'The text for "Save" must be a string.'],
    ['{ "{count} stars": { "much": "x", "other": "y" } }', '"much" is not a plural form.'],
    ['{ "{count} stars": { "two": "x" } }', 'The forms of "{count} stars" need "other".'],
    ['{ "Show {next} more (of {total})": "{next} {of}" }', 'has no {of}. It has {next}, {total}.'],
    ['{ "Show {next} more (of {total})": "{next}" }', 'leaves out {total}.'],
    ['{ "Save": "x", }', 'The JSON is broken'],
    ['["Save"]', 'The JSON is broken: no value'],
  ])('%s', (strings, message) => {
    const [fault, ...more] = inPage(strings)
    expect(fault).toContain(message)
    expect(more).toEqual([])
  })

  it('lack what stays English', () => {
    expect(lintStrings('{ "lang": "cy" }', known, ['show-more'])).toEqual([
      { line: 1, column: 1, severity: 'warning', message: '"Show {next} more (of {total})" stays English.' },
    ])
    expect(lintStrings('{ "Show {next} more (of {total})": "{total} {next}" }', known, ['show-more'])).toEqual([])
    expect(() => lintStrings('{}', known, ['shw-more'])).toThrow('There is no widget "shw-more"')
  })
})

describe('mistakes in any marker', () => {
  it('are props without data-, unless HTML has the attribute', () => {
    const props = Object.entries(known.widgets).flatMap(([widget, { schema }]) =>
      Object.keys(schema.properties ?? {}).map(name => ({ widget, name: name.replace(/[A-Z]/g, '-$&').toLowerCase() })),
    )
    const own = props.filter(({ name }) => propOfPlain(name) !== undefined)
    expect(own.length).toBeGreaterThan(props.length / 2)
    for (const { widget, name } of own) {
      expect(lint(`<p>\n<div data-widget="${widget}" ${name}="x"></div>`)).toContain(
        `2:${21 + widget.length} "${name}" is not read: props of ${widget} are written as data-${name}.`,
      )
    }
  })

  it('are ids of an earlier item, at their place', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), ids => {
        const items = ids.map(id => `{ "question": "Q", "answer": "A", "id":\n"${id}" }`)
        const expected = ids.flatMap((id, index) =>
          ids.indexOf(id) < index ? [`${index + 2}:1 Two items of faq have the id "${id}".`] : [],
        )
        expect(lint(json(`{ "items": [${items.join(',')}] }`))).toEqual(expected)
      }),
    )
  })
})

describe('the lines for the head of a page', () => {
  const sizes = { 'early.js': 1, 'site.js': 1, 'tokens.css': 20, 'widgets.css': 200, 'base.css': 30 }
  const single = { 'widget-faq.css': 4, 'widget-carousel.css': 40, 'widget-search-app.css': 170 }
  const assets = Object.fromEntries(
    Object.entries({ ...sizes, ...single }).map(([file, size]) => [file, { file, integrity: 'sha384-x', size }]),
  )
  const sheets = (source: string) =>
    [...includeOf(assets, widgetsIn(source, known)).matchAll(/href="\/firstrung\/([^"]+)"/g)].map(([, file]) => file)
  const few = ['base.css', 'widget-carousel.css', 'widget-faq.css']
  const all = ['tokens.css', 'widgets.css']

  it.each([
    [
      'names the widgets of HTML, once',
      '<p data-widget="faq"></p><p data-widget="carousel"><p data-widget="faq">',
      few,
    ],
    ['names the widgets of functions and macros', '{{ widget("faq", {}) }}{{ firstrung.carousel(items=x) }}', few],
    [
      'leaves out what does not exist',
      '<p data-widget="carousel"></p><p data-widget="faq"></p><p data-widget="x">',
      few,
    ],
    ['has no sheet of a widget on a page without one', '<p>Text</p>', ['base.css']],
    ['has all styles if they are smaller', '<p data-widget="carousel"></p><p data-widget="search-app"></p>', all],
    ['has all styles if the engine writes a name', '<p data-widget="{{ name }}"></p>', all],
    ['has all styles if a call takes a name from a variable', '{{ widget(name, {}) }}', all],
  ])('%s', (_, source, expected) => {
    expect(sheets(source)).toEqual(expected)
  })
})
