import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { jobs as backgroundJobs } from '../../host/features/background'
import type { MailContent } from '../../host/mails/content'
import { contactMessage } from '../../host/mails/contents/team'
import { examples, largestDigest, type MailExample } from '../../host/mails/examples'
import { createMailRenderer } from '../../host/mails/render'
import { catalogueName, subject, wholeName } from '../../host/mails/subject'

const BASE_URL = 'https://firstrung.test'
const MAX_BYTES = 40_000
/** Gmail ignores a style sheet that is longer. */
const MAX_STYLE = 8192
const render = createMailRenderer({ baseUrl: BASE_URL })
const all: [name: string, example: MailExample][] = Object.entries(examples).flatMap(([mail, states]) =>
  Object.entries(states).map(([state, example]): [string, MailExample] => [`${mail}: ${state}`, example]),
)

/** Reads HTML as a mail program does: its words, addresses and elements. */
function read(html: string) {
  const [words, urls, elements]: [string[], string[], string[]] = [[], [], []]
  const parser = new Parser({
    onclosetag: () => words.push(' '),
    onopentag: (name, { href }) => {
      words.push(' ')
      elements.push(name)
      urls.push(...(href === undefined ? [] : [href]))
    },
    ontext: text => words.push(text),
  })
  parser.end(html)
  return { words: words.join('').split(/\s+/), urls, elements: new Set(elements) }
}

/** Everything that the content says, by its keys: the texts as words, and the addresses. */
function readContent({ preheader: _, ...content }: MailContent) {
  const [words, urls]: [string[], string[]] = [[], []]
  JSON.stringify(content, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'kind') {
      const found = key === 'url' ? urls : words
      found.push(...(key === 'url' ? [value.startsWith('/') ? BASE_URL + value : value] : value.split(/\s+/)))
    }
    return value
  })
  return { words: words.filter(Boolean), urls }
}

describe('subject', () => {
  it('keeps its words when a name is long', () => {
    const title = 'Placement in the sustainable infrastructure, flood defence and water resources team of the north'
    const text = subject`${3} new: ${catalogueName(title)} at ${catalogueName(title)}`
    expect(text).toBe(
      '3 new: Placement in the sustainable infrastructure, flood… at Placement in the sustainable infrastructure, flood…',
    )
    expect(subject`${wholeName(title)} closes in ${2} days`).toBe(`${title} closes in 2 days`)
  })
})

describe('every mail', () => {
  it('has an example', () => {
    const mails = backgroundJobs.flatMap(({ name }) => (name.startsWith('mail/') ? [name.slice('mail/'.length)] : []))
    expect(Object.keys(examples).sort()).toEqual(mails.sort())
  })

  it.each(all)('says the same in HTML and in text: %s', (_, { subject, content }) => {
    const { html, text } = render({ subject, content })
    const { words, urls } = readContent(content)
    const page = read(html)
    expect(words.filter(word => !page.words.join(' ').includes(word))).toEqual([])
    expect(urls.filter(url => !page.urls.includes(url))).toEqual([])
    expect([...words, ...urls].filter(item => !text.includes(item))).toEqual([])
  })

  it.each(all)('is small, and loads and tracks nothing: %s', (_, { subject, content }) => {
    const { html, text } = render({ subject, content })
    const { urls, elements } = read(html)
    expect(Math.max(Buffer.byteLength(html), Buffer.byteLength(text))).toBeLessThan(MAX_BYTES)
    const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('')
    expect(style.length).toBeLessThan(MAX_STYLE)
    expect(['img', 'link', 'script', 'iframe'].filter(name => elements.has(name))).toEqual([])
    expect(html).not.toMatch(/url\(|@import/)
    expect(urls.filter(url => !url.startsWith(`${BASE_URL}/`))).toEqual([])
  })

  it('says more than its subject in the list of mails', () => {
    const repeated = all.filter(([, { subject, content }]) => !content.preheader || content.preheader === subject)
    expect(repeated.map(([name]) => name)).toEqual([])
  })
})

it('what people wrote is text in the HTML of a mail', () => {
  const content = contactMessage({ name: '"><b>', email: 'a@b.test', message: '<script>alert(1)</script>{{ 7 * 7 }}' })
  const { html, text } = render({ subject: '<i>', content })
  const { words, elements } = read(html)
  expect(['script', 'i'].filter(name => elements.has(name))).toEqual([])
  expect([words.join(' '), text]).toEqual(
    Array(2).fill(expect.stringMatching(/<script>alert\(1\)<\/script>\{\{ 7 \* 7 \}\}/)),
  )
})

it('a digest that would be too large shows the first jobs of each search, and leads to the others', () => {
  const { text } = render(largestDigest)
  const shown = text.split('See all 320').map(part => part.match(/^- /gm)?.length)
  expect(new Set(shown.slice(0, 10)).size).toBe(1)
  expect(shown).toHaveLength(11)
})
