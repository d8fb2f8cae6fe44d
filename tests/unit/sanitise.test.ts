import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '../../host/lib/sanitise'

describe('sanitiseHtml', () => {
  it.each([
    ['<div>One</div><div>Two</div>', '<p>One</p>\n<p>Two</p>'],
    ['Loose <b>bold</b> and <i>soft</i>', '<p>Loose <strong>bold</strong> and <em>soft</em></p>'],
    ['<p style="color:red" onclick="x()">A</p><p>&nbsp;</p><p><br></p><p>B<br></p>', '<p>A</p>\n<p>B</p>'],
    ['A<br><br>B<br>C', '<p>A</p>\n<p>B<br>C</p>'],
    ['<h1>Big</h1><h2>Next</h2><h5>Small</h5>', '<h3>Big</h3>\n<h3>Next</h3>\n<h4>Small</h4>'],
    ['<ul><li>One</li><li><p>Two</p></li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<p>Duties: • sweep • mop • dust</p>', '<p>Duties:</p>\n<ul><li>sweep</li><li>mop</li><li>dust</li></ul>'],
    ['<strong><p>A</p><p>B</p></strong>', '<p><strong>A</strong></p>\n<p><strong>B</strong></p>'],
    ['<b>Pay <strong>good</strong></b>', '<p><strong>Pay good</strong></p>'],
    ['babies &lt;1500g &amp; more', '<p>babies &lt;1500g &amp; more</p>'],
    [
      '<a href="https://example.org/a?b=1&amp;c=2" style="x" target="_blank">here</a>',
      '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener nofollow">here</a></p>',
    ],
  ])('makes %s regular', (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<style>*{color:red}</style>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('leaves nothing of %s that runs', html => {
    expect(sanitiseHtml(html)).not.toMatch(/<(?!\/?(p|ul|ol|li|strong|em|h3|h4|br|a)\b)|onerror="/i)
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/login',
    'https://a@evil.example/',
    'https:\\\\evil.example',
  ])('makes no link to %s', href => {
    expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe('<p>x</p>')
  })

  it('changes nothing the second time, whatever it gets', () => {
    const piece = fc.constantFrom(
      ...'<p>|</p>|<ul>|</ul>|<li>|</li>|<br>|<b>|</b>|<em>|</em>|<h2>|</h2>|<a href="https://e.org">|</a>|<div>'.split(
        '|',
      ),
      ...'text| |&amp;|&lt;p&gt;|<script>|</script>|<1|-'.split('|'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), pieces => {
        const once = sanitiseHtml(pieces.join(''))
        expect(sanitiseHtml(once)).toBe(once)
      }),
      {
        numRuns: 2_000,
        examples: [
          // Text on both sides of a tag that is dropped, with a space each.
          [['<1', ' ', '</em>', ' ', '-']],
          // An empty link between two line breaks.
          [['<li>', '-', '<p>', '<a href="https://e.org">', '<p>', '</a>', '&lt;p&gt;']],
        ],
      },
    )
  })
})
