import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJobType } from '../../host/import/values/job-type'
import { readTextFacts } from '../../host/import/values/text-facts'
import { typeNames } from '../../host/reference'

const factsOf = (html: string, title = 'Trainee') => readTextFacts(title, html)
const FILLER = [
  '<p>Join a friendly team.</p>',
  '<ul><li>Plan the work</li></ul>',
  '<p>We have 25 days of leave.</p>',
  '',
]
const filler = fc.constantFrom(...FILLER)
/** An advert with a sentence somewhere. */
const around = (sentence: fc.Arbitrary<string>) =>
  fc.tuple(filler, sentence, filler).map(([before, words, after]) => `${before}<p>${words}</p>${after}`)

describe('readTextFacts', () => {
  it('reads the class of a degree in its words', () => {
    const grade = fc.constantFrom('2:1', '2:2', 'first-class', 'upper second class')
    const more = fc.constantFrom('', ' or above', ' and above', ' or higher')
    const frame = fc.constantFrom(
      ['You need a ', ' in any subject.'],
      ['Minimum ', ' degree.'],
      ['On track for a ', ' honours degree.'],
    )
    fc.assert(
      fc.property(around(fc.tuple(frame, grade, more).map(([[a, b], c, d]) => `${a}${c}${d}${b}`)), html => {
        expect(factsOf(html).minGrade).toMatch(/^(2:1|2:2|first-class|upper second class)/)
      }),
    )
    expect(factsOf('<p>2.2 or above in Physics</p>').minGrade).toBe('2:2 or above')
    expect(factsOf('<p>We give 2:1 support to children. Version 1.2.1</p>').minGrade).toBeNull()
  })

  it('reads statements about visas, and nothing else', () => {
    const no = fc.constantFrom(
      'We are unable to offer visa sponsorship.',
      'Sponsorship is not available for this role.',
      'We do not sponsor visas.',
      'This role cannot be filled with Skilled Worker sponsorship, which we do not offer.',
    )
    const yes = fc.constantFrom(
      'We can sponsor a Skilled Worker visa.',
      'Visa sponsorship is available.',
      'We offer visa sponsorship to graduates.',
    )
    fc.assert(fc.property(around(no), html => factsOf(html).visa === 'no'))
    fc.assert(fc.property(around(yes), html => factsOf(html).visa === 'yes'))
    fc.assert(
      fc.property(around(fc.constant('We sponsor a local football club.')), html => factsOf(html).visa === 'unknown'),
    )
  })

  it('reads when a job starts and how long it lasts', () => {
    const month = fc.constantFrom('January', 'June', 'September')
    const start = fc.constantFrom('Start date: ', 'Starting in ', 'You start on ')
    fc.assert(
      fc.property(fc.tuple(start, fc.option(fc.integer({ min: 1, max: 28 })), month), ([words, day, name]) => {
        const when = `${day === null ? '' : `${day} `}${name} 2027`
        const { startDate, startText } = factsOf(`<p>${words}${when}.</p>`)
        expect([startText, startDate?.slice(-2)]).toEqual([when, String(day ?? 1).padStart(2, '0')])
      }),
    )
    expect(factsOf('<p>Paid</p>', '12-month placement in Leeds').durationMonths).toBe(12)
    expect(factsOf('<p>6 months of experience</p>').durationMonths).toBeNull()
  })

  it.each([
    ['Weekend Barista', '', 'Weekends'],
    ['Nurse', '<p><strong>Hours: </strong>37.5 per week</p>', '37.5 hours per week'],
    ['Nurse', '<p>Hours of work: 16-20 weekly</p>', '16-20 hours per week'],
    ['Nurse', '<p>Hours per week: 22.5</p>', '22.5 hours per week'],
    ['Nurse', '<p>You work 30 hrs pw.</p>', '30 hrs pw'],
    ['Nurse', '<p>Opening hours: 9 - 5 on weekdays, hours per week: 9am to 5pm</p>', null],
    ['Teaching Assistant (term-time)', '<p>25 hours a week</p>', 'Term-time, 25 hours a week'],
    ['Part-time Cook', '', 'Part-time'],
    ['Cook', '<p>Some weekend work. Ask about part-time study.</p>', null],
  ])('reads the hours of %s %s', (title, html, hours) => {
    expect(readTextFacts(title, html).hours).toBe(hours)
  })

  it.each([
    ['a degree in Physics, Maths or a related subject', ['mathematical-sciences', 'physical-sciences']],
    ['2:2 or above in Computer Science', ['computing']],
    ['a degree in any subject, such as Physics', []],
    ['interested in Physics', []],
  ])('reads the subjects of “%s”', (words, areas) => {
    expect(factsOf(`<p>You have ${words}.</p>`).areaSlugs).toEqual(areas)
  })
})

describe('readJobType', () => {
  it('reads the level of an apprenticeship anywhere in a text', () => {
    const types = { 2: 'intermediate', 3: 'advanced', 4: 'higher', 5: 'higher', 6: 'degree', 7: 'degree' } as const
    const level = fc.constantFrom(2, 3, 4, 5, 6, 7)
    const form = fc.constantFrom(
      'Level N Apprentice Cook',
      'Cook Apprenticeship (Level N)',
      'LN Cook apprentice',
      'Apprenticeship - level N',
    )
    fc.assert(
      fc.property(level, form, (number, title) => {
        expect(readJobType(title.replace('N', String(number)))).toBe(`${types[number as 2]}-apprenticeship`)
      }),
    )
    expect(readJobType('Chef', ['Level 6 apprenticeship'])).toBe('degree-apprenticeship')
  })

  it('knows every name of the list in a title', () => {
    const names = Object.entries(typeNames).flatMap(([slug, list]) => list.map(name => [slug, name] as const))
    const unknown = names.filter(([, name]) => readJobType(`${name} 2027, Leeds`) === null)
    expect(unknown).toEqual([])
  })

  it.each([
    ['Vacation Scheme 2027', 'summer-internship'],
    ['Undergraduate Engineer', 'placement'],
    ['Undergraduate Admissions Officer', null],
    ['Virtual Work Experience', 'virtual-experience'],
    ['Work Experience Co-ordinator', null],
    ['Graduate Civil Engineer', 'graduate-job'],
  ])('%s', (title, slug) => {
    expect(readJobType(title)).toBe(slug)
  })
})
