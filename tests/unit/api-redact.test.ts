import { describe, expect, it } from 'vitest'
import { redact, redactText, type Report } from '../../widgets/core/api/reporting/redact'

describe('redactText', () => {
  it.each([
    ['https://firstrung.test/search-jobs?search=nurse#top', 'https://firstrung.test/search-jobs'],
    ['GET /ajax/user?email=a%40b.uk failed', 'GET /ajax/user failed'],
    ['https://firstrung.test/assets/site-abc.js?v=1:3:14', 'https://firstrung.test/assets/site-abc.js:3:14'],
    ['Sent to maya.o-neil+jobs@uni.ac.uk today', 'Sent to (e-mail) today'],
    ['maya%40uni.ac.uk', '(e-mail)'],
    ['What? No.', 'What? No.'],
    ['a ? b : c', 'a ? b : c'],
  ])('turns %j into %j', (text, expected) => {
    expect(redactText(text)).toBe(expected)
  })
})

describe('redact', () => {
  it('clears address, context, message, stack and trail', () => {
    const report: Report = {
      request: { url: 'https://firstrung.test/faqs?x=1' },
      context: '/faqs#mine',
      errors: [{ errorMessage: 'for a@b.uk', stacktrace: [{ file: '/assets/site.js?who=me' }] }],
      breadcrumbs: [{ message: 'clicked' }],
    }
    redact(report)
    expect(report).toEqual({
      request: { url: 'https://firstrung.test/faqs' },
      context: '/faqs',
      errors: [{ errorMessage: 'for (e-mail)', stacktrace: [{ file: '/assets/site.js' }] }],
      breadcrumbs: [],
    })
  })
})
