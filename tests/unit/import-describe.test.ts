import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeHtml } from '../../tools/importer/text/describe'

describe('describeHtml', () => {
  it('un-escapes exactly once', () => {
    const html = '&lt;p style=&#39;x&#39;&gt;T&amp;Cs and Q&amp;amp;A &lt;1500g&lt;/p&gt;'
    expect(describeHtml(html, 'html-escaped')).toBe('<p>T&amp;Cs and Q&amp;A &lt;1500g</p>')
  })

  it('finds lists and paragraphs in plain text', () => {
    expect(describeHtml('About us\n\nYou will:\nPlan\nBuild\n\n• One\n• Two', 'text')).toBe(
      '<p>About us</p>\n<p>You will:</p>\n<ul><li>Plan</li><li>Build</li></ul>\n<ul><li>One</li><li>Two</li></ul>',
    )
  })

  it('finds structure in runs of spaces, but not after a full stop', () => {
    expect(describeHtml('We plan.  We build.    DUTIES TO DO  -- Sweep  -- Mop', 'text')).toBe(
      '<p>We plan. We build.</p>\n<h4>Duties to Do</h4>\n<ul><li>Sweep</li><li>Mop</li></ul>',
    )
  })

  it('names what a source has masked and links addresses', () => {
    expect(describeHtml('Call **** **** or see https://example.org/jobs.', 'text')).toBe(
      '<p>Call [number] or see <a href="https://example.org/jobs" rel="noopener nofollow">https://example.org/jobs</a>.</p>',
    )
  })

  it('renders Markdown', () => {
    const source = [
      '#About',
      'We are *small*, **kind** and snake_case_ok.',
      '',
      'Duties',
      '------',
      '* Plan [the work](https://example.org/a_b_c "Title")',
      '* Build',
      '  and test',
      '',
      '<script>alert(1)</script>See <b>more</b> at <https://example.org>',
    ].join('\n')
    expect(describeHtml(source, 'markdown')).toBe(
      [
        '<h3>About</h3>',
        '<p>We are <em>small</em>, <strong>kind</strong> and snake_case_ok.</p>',
        '<h3>Duties</h3>',
        '<ul><li>Plan <a href="https://example.org/a_b_c" rel="noopener nofollow">the work</a></li><li>Build and test</li></ul>',
        '<p>&lt;script&gt;alert(1)&lt;/script&gt;See <strong>more</strong> at ' +
          '<a href="https://example.org" rel="noopener nofollow">https://example.org</a></p>',
      ].join('\n'),
    )
  })

  it('joins the lines of an item that was broken where the line was full', () => {
    const source = '* You would like to write more\nof it.\n* You read\nspecs.\n\nWe offer tea.\n* Cake\n# Next\nMore'
    expect(describeHtml(source, 'markdown')).toBe(
      [
        '<ul><li>You would like to write more of it.</li><li>You read specs.</li></ul>',
        '<p>We offer tea.</p>',
        '<ul><li>Cake</li></ul>',
        '<h3>Next</h3>',
        '<p>More</p>',
      ].join('\n'),
    )
  })

  it('tells the format by its tags', () => {
    expect(describeHtml('<p>A</p>')).toBe('<p>A</p>')
    expect(describeHtml('&lt;p&gt;A&lt;/p&gt;')).toBe('<p>A</p>')
    expect(describeHtml('1 &lt; 2 and A & B')).toBe('<p>1 &lt; 2 and A &amp; B</p>')
  })
})

describe('lists, tables and escapes', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/).filter(text => text !== 'www')
  const items = fc.array(word, { minLength: 1, maxLength: 4 })

  it('keeps nested and numbered lists of HTML and of Markdown', () => {
    fc.assert(
      fc.property(items, items, word, (outer, inner, last) => {
        const list = (tag: string, texts: string[]) =>
          `<${tag}>${texts.map(text => `<li>${text}</li>`).join('')}</${tag}>`
        const nested = `<ol>${outer
          .map(text => `<li>${text}</li>`)
          .join('')
          .replace(/<\/li>$/, `${list('ul', inner)}</li>`)}<li>${last}</li></ol>`
        expect(describeHtml(nested, 'html')).toBe(nested)
        const source = [
          ...outer.map((text, n) => `${n + 1}. ${text}`),
          ...inner.map(text => `   - ${text}`),
          `${outer.length + 1}. ${last}`,
        ]
        expect(describeHtml(source.join('\n'), 'markdown')).toBe(nested)
        expect(describeHtml(source.join('\n'))).toBe(nested)
      }),
      { numRuns: 20 },
    )
  })

  it('reads text that was escaped any number of times', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 3 }), (words, times) => {
        const html = `<p>${words.join(' &amp; ')}</p>`
        let escaped = html
        for (let n = 0; n < times; n += 1) {
          escaped = escaped.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
        }
        expect(describeHtml(escaped)).toBe(html)
        expect(describeHtml(`<![CDATA[${escaped}]]>`)).toBe(html)
        expect(describeHtml(escaped.replaceAll('&lt;', '&#x3C;').replaceAll('&gt;', '&#62;'))).toBe(html)
      }),
      { numRuns: 30 },
    )
  })

  it('separates glued sentences, but not names and addresses', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom('.', '!', '?'), (one, other, end) => {
        const next = other.replace(/^./, letter => letter.toUpperCase())
        expect(describeHtml(`<p>${one}${end}${next} more</p>`)).toBe(`<p>${one}${end} ${next} more</p>`)
      }),
      { numRuns: 20 },
    )
    const unchanged = '<p>Node.Js, ASP.NET, see www.fen.test/One.Two or ask sam.Fen@fen.test at v2.0</p>'
    expect(describeHtml(unchanged)).toBe(unchanged)
  })

  it.each([
    [
      'NameJo BellJob titleWard ManagerEmail addressjo@fen.test',
      'Name: Jo Bell<br>Job title: Ward Manager<br>Email address: jo@fen.test',
    ],
    [
      'Ring us.Phone number01632 960000Email hr@fen.test',
      'Ring us.<br>Phone number: 01632 960000<br>Email: hr@fen.test',
    ],
    ['Name your price. Email us at Email Telephone House', 'Name your price. Email us at Email Telephone House'],
  ])('separates the lines of a contact in %s', (text, expected) => {
    expect(describeHtml(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`)
  })

  it('keeps the rows of a table and links with brackets', () => {
    expect(describeHtml('| Day | Hours |\n|---|---|\n| Monday | 4 |', 'markdown')).toBe(
      '<p>Day: Hours</p>\n<p>Monday: 4</p>',
    )
    expect(describeHtml('[Fen](https://fen.test/a_(b))', 'markdown')).toContain('href="https://fen.test/a_(b)"')
    expect(describeHtml('See https://fen.test/a_(b).')).toContain('href="https://fen.test/a_(b)"')
    expect(describeHtml('(See https://fen.test/a)')).toContain('href="https://fen.test/a"')
    expect(describeHtml('Apply\\n\\nMeet us')).toBe('<p>Apply</p>\n<p>Meet us</p>')
    expect(describeHtml('1. Apply\n2. Meet us', 'text')).toBe('<ol><li>Apply</li><li>Meet us</li></ol>')
  })
})

describe('Markdown', () => {
  it('shows escaped signs without their backslashes', () => {
    expect(describeHtml('R\\&D \\- a team', 'markdown')).toBe('<p>R&amp;D - a team</p>')
  })

  it('is recognised where the feed does not say so', () => {
    expect(describeHtml('**What you do:**\n\n- Plan R\\&D')).toBe(
      '<p><strong>What you do:</strong></p>\n<ul><li>Plan R&amp;D</li></ul>',
    )
    expect(describeHtml('Earn **** a week\n* Plan')).not.toContain('strong')
  })
})
