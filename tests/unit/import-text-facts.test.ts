import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeNames } from '../../host/reference'
import { readTextFacts } from '../../tools/importer/facts'
import { readJobType } from '../../tools/importer/values/job-type'

const factsOf = (html: string, title = 'Trainee') => readTextFacts(title, html)
const FILLER = [
  '<p>Join a friendly team.</p>',
  '<ul><li>Plan the work</li></ul>',
  '<p>We have 25 days of leave.</p>',
  '',
]
const filler = fc.constantFrom(...FILLER)

describe('readTextFacts', () => {
  it('reads the class of a degree, however it is asked for', () => {
    const classes = {
      '2:1': ['2:1', '2.1', '2-1', '2i', 'upper second', 'upper second-class', 'second class (upper division)'],
      'Third class': ['third class', 'third-class', '3rd class'],
      '2:2': ['2:2', '2.2', '2ii', 'lower second class', 'second-class honours, lower division'],
    }
    const grade = fc.constantFrom(
      ...Object.entries(classes).flatMap(([name, all]) => all.map(form => ({ name, form }))),
    )
    const more = fc.constantFrom('', ' or above', ' and above', ' or higher', '+')
    const frame = fc.constantFrom(
      ...['You need a X in any subject.', 'Minimum X degree.', 'On track for a X in your degree', 'Degree class: X'],
      ...['min. X', 'We welcome graduates with a X', 'You have, or expect, a degree at X', 'BSc (Hons) X'],
    )
    fc.assert(
      fc.property(frame, grade, more, filler, (words, { name, form }, end, other) => {
        const html = `${other}<p>${words.replace('X', form + end)}</p>`
        expect([html, factsOf(html).minGrade]).toEqual([html, end === '' ? name : `${name} or above`])
      }),
      { numRuns: 300 },
    )
  })

  it('reads no class of a degree from other figures', () => {
    const what = ['sessions', 'support', 'tuition', 'staffing', 'lessons', 'care plans', 'client meetings', 'parties']
    const frames = ['You lead N X.', 'Experience of N X with adults', 'Deliver a N X to graduates', 'N X for pupils']
    const figure = fc.constantFrom('2:1', '2-1', 'third', '1st', 'second')
    fc.assert(
      fc.property(
        fc.constantFrom(...frames),
        fc.constantFrom(...what),
        figure,
        filler,
        (frame, noun, number, other) => {
          const html = `${other}<p>${frame.replace('N', number).replace('X', noun)}</p>`
          expect([html, factsOf(html).minGrade]).toEqual([html, null])
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each([
    ['A Third or above in any subject', 'Third class or above'],
    ['Minimum degree class: 3rd.', 'Third class'],
    ['Be in your 3rd year of a degree', null],
    ['A third of our graduates stay', null],
    ['The match ended 2:1 and the crowd went home', null],
    ['Theatre sessions (2:1 and 1:1) at the university', null],
    ['A First or 2:1 in Maths', 'First or 2:1'],
    ['A first-class honours degree', 'First'],
    ['2:1 preferred', '2:1 preferred'],
    ['Graduates with a 2:1, or a 2:2 with work experience', '2:1 or 2:2'],
    ['A 2:1 isn’t required', null],
    ['There’s no 2:1 requirement', null],
    ['You don’t need a 2:1 to apply', null],
    ['We give 2:1 support to children. Version 1.2.1', null],
    ['First class communication skills', null],
    ['A first degree in chemistry', null],
  ])('reads the class of “%s”', (words, grade) => {
    expect(factsOf(`<p>${words}</p>`).minGrade).toBe(grade)
  })

  it('reads statements about visas, and nothing else', () => {
    const what = ['visa sponsorship', 'sponsorship', 'Skilled Worker sponsorship', 'a Certificate of Sponsorship']
    const frames = {
      no: [
        ...[
          'We are unable to offer X.',
          'We don’t offer X',
          'You must not require X',
          'This role is not eligible for X',
        ],
        ...['Do you offer X? No.', 'Sorry, X is something we can’t provide', 'We hold a licence, but cannot give X'],
      ],
      yes: [
        ...['We can offer X.', 'X is available', 'Do you offer X? Yes!', 'We welcome candidates who need X'],
        ...['X will be considered', 'If you don’t have the right to work, we offer X', 'This role qualifies for X'],
      ],
      unknown: ['You will advise students on X', 'Will you require X?', 'Experience of X'],
    }
    const all = Object.entries(frames).flatMap(([visa, list]) => list.map(form => ({ visa, form })))
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...what), filler, ({ visa, form }, words, other) => {
        const html = `${other}<p>${form.replace('X', words)}</p>${other}`
        expect([html, factsOf(html).visa]).toEqual([html, visa])
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['We sponsor a local football club.', 'unknown'],
    ['We’ll sponsor your professional exams', 'unknown'],
    ['Work on event sponsorship that is available to partners', 'unknown'],
    ['International students on a Student visa are welcome', 'unknown'],
    ['We’ll sponsor your visa', 'yes'],
    ['Able to sponsor', 'yes'],
    ['We don’t sponsor', 'no'],
    ['We cannot assist with visas', 'no'],
    ['This post is not eligible for a Skilled Worker visa', 'no'],
    ['We’re a Home Office licensed sponsor', 'yes'],
  ])('reads “%s” as %s', (words, visa) => {
    expect(factsOf(`<p>${words}</p>`).visa).toBe(visa)
  })

  it('reads when a job starts, however it is written', () => {
    const days = [
      '6 September 2027',
      '6th of September 2027',
      'September 6, 2027',
      '06/09/2027',
      '2027-09-06',
      '6 Sep 2027',
    ]
    const months = ['September 2027', 'Sept 2027', 'Sep ’27', '09/2027']
    const date = fc.constantFrom(
      ...days.map(form => ({ form, iso: '2027-09-06' })),
      ...months.map(form => ({ form, iso: '2027-09-01' })),
      ...['summer 2027', 'early 2027', 'Q3 2027'].map(form => ({ form, iso: null })),
    )
    const frame = fc.constantFrom(
      ...['Start date: X', 'Start Date - X', 'Starting X.', 'The role will begin on X', 'You’ll join us in X'],
      ...['Commencing X', 'Intake: X', 'X start', '12 month placement from X', 'Expected start date: Monday X'],
      'From Monday X for 12 weeks',
    )
    fc.assert(
      fc.property(frame, date, filler, (words, { form, iso }, other) => {
        const { startDate, startText } = factsOf(`${other}<p>${words.replace('X', form)}</p>`)
        expect([words, startDate, startText?.toLowerCase()]).toEqual([words, iso, form.replace('’', "'").toLowerCase()])
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['Dates: 21 June - 27 August 2027', '21 June 2027', '2027-06-21'],
    ['ASAP start', 'ASAP', null],
    ['Start in July or September 2027', 'July or September 2027', null],
    ['Interviews start in January 2027', null, null],
    ['Applications close 1 September 2027', null, null],
    ['A degree starting in September 2025', null, null],
    ['Our financial year begins 1 April 2027', null, null],
  ])('reads the start in “%s”', (words, startText, startDate) => {
    expect(factsOf(`<p>${words}</p>`)).toMatchObject({ startText, startDate })
  })

  it('reads how long a job lasts', () => {
    expect(factsOf('<p>Paid</p>', '12-month placement in Leeds').durationMonths).toBe(12)
    expect(factsOf('<p>6 months of experience</p>').durationMonths).toBeNull()
    expect(factsOf('<p>2 years contract management experience</p>').durationMonths).toBeNull()
    const counts = { '3': 3, three: 3, '18': 18, eighteen: 18, 'twenty-four': 24 }
    const frames = [
      'a X-month scheme',
      'Fixed term for X months',
      'Contract length: X months',
      'a programme of X months',
    ]
    for (const [count, months] of Object.entries(counts)) {
      const read = frames.map(words => factsOf(`<p>${words.replace('X', count)}</p>`).durationMonths)
      expect([count, ...read]).toEqual([count, ...frames.map(() => months)])
    }
    expect(factsOf('<p>A two-year rotational scheme</p>').durationMonths).toBe(24)
  })

  it('reads weekly hours, however they are written', () => {
    const number = fc.constantFrom('16', '37.5', '37½', '37 and a half', 'thirty-five', '16-20', '8 to 16')
    const frame = fc.constantFrom(
      ...['X hours per week', 'X hrs pw', 'Xhrs/week', 'X hours weekly', 'X-hour week', 'X contracted hours'],
      ...['Hours: X hours a week', 'Xh per week', 'X hours over two weekend days', 'X hours a day, 2 days a week'],
    )
    fc.assert(
      fc.property(frame, number, filler, (words, figure, other) => {
        fc.pre(!/[a-z]$/.test(figure) || !/X[a-z]/.test(words))
        const hours = factsOf(`${other}<p>${words.replace('X', figure)}</p>`).hours
        expect([words, hours?.slice(0, figure.length)]).toEqual([words, figure])
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['Weekend Barista', '', 'Weekends'],
    ['Nurse', '<p><strong>Hours: </strong>37.5 per week</p>', '37.5 hours per week'],
    ['Nurse', '<p>This is a full-time role of 35 hours</p>', '35 hours'],
    ['Nurse', '<p>Hours of work: 16-20 weekly</p>', '16-20 hours per week'],
    ['Nurse', '<p>Hours: 37½</p>', '37½ hours per week'],
    ['Nurse', '<p>Weekly hours: 8 to 16</p>', '8 to 16 hours per week'],
    ['Nurse', '<p>Hours per week: 22.5</p>', '22.5 hours per week'],
    ['Nurse', '<p>You work 30 hrs pw.</p>', '30 hrs pw'],
    ['Nurse', '<p>Opening hours: 9 - 5 on weekdays</p>', null],
    ['Nurse', '<p>Hours of work: 09:00 - 17:30</p>', '09:00 - 17:30'],
    ['Nurse', '<p>Spend 3 hours a week on study. We save firms 5 hours a week.</p>', null],
    ['Teaching Assistant (term-time)', '<p>25 hours a week</p>', 'Term-time, 25 hours a week'],
    ['Part-time Cook', '', 'Part-time'],
    ['Cook', '<p>You work Monday to Friday, 8.30am to 5pm.</p>', 'Monday to Friday, 8.30am to 5pm'],
    ['Cook', '<p>08:00-16:30 Mon - Thu</p>', '08:00-16:30 Mon - Thu'],
    ['Cook', '<p>Shifts are 6am-2pm and 2pm-10pm.</p>', '6am-2pm and 2pm-10pm'],
    ['Cook', '<p>Shift pattern: 4 on, 4 off (12 hour shifts)</p>', '4 on, 4 off (12 hour shifts)'],
    ['Cook', '<p>The role is three days a week.</p>', 'three days a week'],
    ['Cook', '<p>80 hours a month, or 1,950 hours per year</p>', '80 hours a month'],
    ['Cook', '<p>We work three days a week in the office. Lines are open Monday to Friday, 9am to 5pm.</p>', null],
    ['Cook', '<p>Come to the open day: Saturday 10am - 2pm</p>', null],
    ['Cook', '<p>Evening and weekend shifts</p>', 'Weekends, Evenings'],
    ['Cook', '<p>Up to 20 hours a week</p>', 'Up to 20 hours a week'],
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
    ['Research Placement', 'research-internship'],
    ['Graduate Apprentice, Surveying', 'degree-apprenticeship'],
    ['Data Intern/Co-op, Summer 2027', 'summer-internship'],
    ['Undergraduate Data Intern', 'internship'],
    ['Grad Software Engineer', 'graduate-job'],
    ['Head of Graduate Recruitment and Apprenticeships', null],
    ['Support Worker, Sandwich', null],
    ['Lecturer in Graduate Studies', null],
  ])('%s', (title, slug) => {
    expect(readJobType(title)).toBe(slug)
  })
})
