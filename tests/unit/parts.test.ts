import { renderPart } from '@firstrung/mount/server'
import { parts } from '@firstrung/ui'
import { describe, expect, it } from 'vitest'
import { company, job, jobLong, review, reviewShort } from '../../stories/support/records'

type Name = keyof typeof parts

/** Props as templates write them. The type requires an entry for every part. */
const samples: Record<Name, object> = {
  badge: { text: 'New', tone: 'new', icon: 'sparkles' },
  breadcrumb: { items: [{ text: 'Employers', href: '/' }, { text: 'Halden Rail' }] },
  button: { text: 'Search jobs', icon: 'search' },
  checkbox: { name: 'terms', label: 'I accept the terms' },
  chip: { text: 'Placements', href: '/', count: 12 },
  'choice-group': { name: 'often', label: 'How often?', options: [{ value: 'weekly', text: 'Every week' }] },
  'company-card': { company, compareForm: 'compare' },
  'compare-form': { id: 'compare' },
  disclosure: { summary: 'How is this worked out?', text: 'Every review counts once.' },
  'empty-state': { title: 'No reviews yet' },
  'error-summary': { errors: [{ field: 'email', text: 'Enter your email address' }] },
  facts: { items: [{ term: 'Pay', detail: '£24,000 a year', icon: 'wallet' }] },
  field: { name: 'email', label: 'Email', prefixIcon: 'mail', error: 'Enter your email address' },
  icon: { name: 'map-pin' },
  'job-card': { job: jobLong },
  link: { text: 'See all 12 jobs', href: '/' },
  'logo-mark': { name: 'Halden Rail' },
  mark: {},
  notice: { text: 'This job closed.' },
  pagination: { page: 5, pages: 42, href: '?page={page}' },
  'rating-bars': { bars: [{ label: 'The role', value: 4.4 }] },
  'review-card': { review },
  'save-button': { type: 'jobs', id: 12, title: 'Signalling placement' },
  skeleton: { count: 2 },
  stars: { value: 4.2, count: 128 },
  tabs: { label: 'Pages', items: [{ text: 'Jobs', href: '/', current: true }] },
  'visually-hidden': { text: 'Error' },
  wordmark: {},
}

const render = (name: Name, props: object) => renderPart(parts[name], props)
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

describe.each(Object.entries(samples) as [Name, object][])('the part %s', (name, props) => {
  const html = render(name, props)

  it('renders on the server with a `ui-` class', () => {
    expect(html).toContain('class="ui-')
  })

  it('has no inline style, which the Content-Security-Policy would block', () => {
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('has no duplicate ids', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('a part in a template', () => {
  it('escapes text', () => {
    expect(render('job-card', { job: { ...job, title: '<script>alert(1)</script>' } })).not.toContain('<script>')
  })

  it('throws for an unknown icon', () => {
    expect(() => render('icon', { name: 'unicorn' })).toThrow('There is no icon "unicorn"')
  })

  it('connects a field with its hint and error', () => {
    const html = render('field', {
      name: 'email',
      label: 'Email',
      hint: 'Any address',
      error: 'Enter your email address',
    })
    expect(html).toContain('aria-describedby="email-hint email-error"')
    expect(html).toContain('aria-invalid="true"')
  })
})

describe('stars', () => {
  it('have the value as text', () => {
    expect(textOf(render('stars', { value: 4.2, count: 128 }))).toBe('4.2 out of 5 from 128 reviews')
    expect(textOf(render('stars', { value: 5, count: 1 }))).toBe('5.0 out of 5 from 1 review')
    expect(textOf(render('stars', { value: null, count: 0 }))).toBe('No reviews yet')
  })

  it('can be partly filled', () => {
    expect(render('stars', { value: 2.5 })).toContain('<svg width="50"')
    expect(render('stars', { value: 3 })).not.toContain('<svg width')
  })
})

describe('pagination', () => {
  const pagesOf = (page: number, pages: number) =>
    [...render('pagination', { page, pages, href: '/{page}' }).matchAll(/Page <\/span>(\d+)|(…)/g)].map(
      ([, number, gap]) => number ?? gap,
    )

  it('leaves out distant pages', () => {
    expect(pagesOf(5, 42)).toEqual(['1', '…', '4', '5', '6', '…', '42'])
    expect(pagesOf(1, 2)).toEqual(['1', '2'])
    expect(pagesOf(4, 5)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('renders nothing for a single page', () => {
    expect(render('pagination', { page: 1, pages: 1, href: '/{page}' })).toBe('')
  })
})

describe('cards', () => {
  it('leave out missing values', () => {
    const html = render('review-card', { review: reviewShort })
    expect(html).not.toMatch(/recommend/i)
    expect(html).not.toContain('found this helpful')
  })

  it('have the given heading level', () => {
    expect(render('company-card', { company, level: 2 })).toContain('<h2 class="ui-card__title">')
  })

  it('have a box of the form that compares', () => {
    const html = render('company-card', samples['company-card'])
    expect(html).toMatch(/<input (?=[^>]*name="employers")(?=[^>]*form="compare")[^>]*type="checkbox"/)
    expect(render('compare-form', samples['compare-form'])).toMatch(/<form id="compare"[^>]* action="\/compare"/)
  })
})
