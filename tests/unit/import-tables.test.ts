import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeHtml } from '../../tools/importer/text/describe'
import { readTitle } from '../../tools/importer/values/title'

const words = fc.constantFrom('Salary', 'Hours', '£24,000', '37.5', 'Monday to Friday', 'Leeds', 'R&amp;D')
const rows = (columns: number) =>
  fc.array(fc.array(words, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 })
const wraps = fc.constantFrom<(text: string) => string>(
  text => text,
  text => `<p>${text}</p>`,
  text => ` <div><span>${text}</span></div>\n`,
)
const table = (body: readonly (readonly string[])[], wrap: (text: string) => string, tag = 'td') =>
  `<table class="x"><tbody>${body
    .map(cells => `<tr>${cells.map(cell => `<${tag}>${wrap(cell)}</${tag}>`).join('')}</tr>`)
    .join('')}</tbody></table>`

describe('a table of an advert', () => {
  it('of two columns has a line for each row', () => {
    fc.assert(
      fc.property(rows(2), wraps, (body, wrap) => {
        expect(describeHtml(table(body, wrap))).toBe(body.map(([a, b]) => `<p>${a}: ${b}</p>`).join('\n'))
      }),
    )
  })

  it('of more columns names them in each row', () => {
    fc.assert(
      fc.property(rows(3), wraps, fc.constantFrom('th', 'td'), (body, wrap, tag) => {
        const heads = ['Day', 'From', 'To'].map(head => (tag === 'th' ? head : `<b>${head}</b>`))
        const html =
          table([heads], wrap, tag).replace('</tbody></table>', '') + table(body, wrap).replace(/^.*?<tbody>/, '')
        expect(describeHtml(html)).toBe(
          body.map(([day, from, to]) => `<p><strong>${day}</strong><br>From: ${from}<br>To: ${to}</p>`).join('\n'),
        )
      }),
    )
  })

  it.each([
    ['| Day | From |\n|---|---|\n| Mon | 9 |', '<p>Day: From</p>\n<p>Mon: 9</p>'],
    ['<table><tr><td>Pay?</td><td>£9</td></tr></table>', '<p>Pay? £9</p>'],
    ['<table><tr><td>About us</td></tr><tr><td>Pay<td>£9</table>', '<p>About us</p>\n<p>Pay: £9</p>'],
    ['<table><tr><td><ul><li>a</li></ul></td><td>b</td></tr></table>', '<ul><li>a</li></ul>\n<p>b</p>'],
  ])('%j', (text, expected) => {
    expect(describeHtml(text)).toBe(expected)
  })
})

describe('the text of an advert', () => {
  it('is a list after any sign of an item', () => {
    const items = fc.array(fc.constantFrom('Cooking', 'Cleaning', 'Serving guests'), { minLength: 2, maxLength: 5 })
    const signs = fc.constantFrom(...'•●▪◦‣·✓✔✅➢➤►■❖○⁃–'.split(''), '-', '*', '  o')
    fc.assert(
      fc.property(items, signs, (list, sign) => {
        const html = `<ul>${list.map(item => `<li>${item}</li>`).join('')}</ul>`
        expect(
          describeHtml(list.map((item, i) => `${i === 0 ? sign.trim().replace('o', '•') : sign} ${item}`).join('\n')),
        ).toBe(html)
        const numbered = list.map((item, i) => `${i + 1}. ${item}`)
        expect(describeHtml(numbered.join('\n'))).toBe(html.replaceAll('ul>', 'ol>'))
        if (list.length > 2) {
          expect(describeHtml(numbered.join(' '))).toBe(html.replaceAll('ul>', 'ol>'))
        }
      }),
    )
  })

  it.each([
    ['Earn £12.Please apply', '<p>Earn £12. Please apply</p>'],
    ['Requirements:Good skills;Maths', '<p>Requirements: Good skills; Maths</p>'],
    ['<p>R&amp;Drive, Node.Js, http://a.test/a:B;Cd</p>', '<p>R&amp;Drive, Node.Js, http://a.test/a:B;Cd</p>'],
    ['[1]Scientist in America[2] and on [3] YouTube', '<p>Scientist in America and on [3] YouTube</p>'],
    ['Read <a href="https://a.test">this</a>', '<p>Read <a href="https://a.test" rel="noopener nofollow">this</a></p>'],
    ['<font>Hi</font>', '<p>Hi</p>'],
    ['\\- a\n\\- b', '<ul><li>a</li><li>b</li></ul>'],
  ])('%j', (text, expected) => {
    expect(describeHtml(text)).toBe(expected)
  })
})

describe('a title', () => {
  it('loses the signs around it, and no others', () => {
    const names = fc.constantFrom(
      '.NET Developer',
      'Intern - C++',
      'C# Tutor',
      'F# Developer',
      'A* Tutor',
      'Tutor (A+)',
    )
    const signs = fc.constantFrom('', '***', '>>>', '~', '==', '--', '•', '__')
    fc.assert(
      fc.property(names, signs, (name, sign) => {
        const closing = sign.replaceAll('>', '<').replace('•', '')
        expect(readTitle(`${sign} ${name} ${closing}`)).toBe(name)
      }),
    )
    expect(['R&amp;amp;D Chef', 'A*A*A Tutor', '*Chef* needed'].map(readTitle)).toEqual([
      'R&D Chef',
      'A*A*A Tutor',
      'Chef needed',
    ])
  })
})
