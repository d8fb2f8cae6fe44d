import { describe, expect, it } from 'vitest'
import { readRoles } from '../../tools/importer/roles'
import {
  bestName,
  nameOfSlug,
  readCompanyName,
  readSizeBand,
  readWebAddress,
} from '../../tools/importer/values/company'
import { readIndustry } from '../../tools/importer/values/industry'
import { readJobType, readPattern } from '../../tools/importer/values/job-type'
import { readHeadline, readReviewText } from '../../tools/importer/values/review-text'
import { readScores } from '../../tools/importer/values/scores'
import { readTitle } from '../../tools/importer/values/title'

describe('readTitle', () => {
  it.each([
    ['Bank Doctor &quot;North&quot; ', 'Bank Doctor "North"'],
    ['SITE SUPERVISOR (NIGHTS)', 'Site Supervisor (Nights)'],
    ['Chef De Partie up to ****  Tips Mill Lane', 'Chef De Partie Tips Mill Lane'],
    ['Nurse Deputy **** p/h', 'Nurse Deputy'],
    ['Intern - C++', 'Intern - C++'],
    ['.NET Developer', '.NET Developer'],
    ['ASP .NET Intern', 'ASP .NET Intern'],
    ['#1 Barista , Leeds', '#1 Barista, Leeds'],
    ['Grad A+ &', 'Grad A+'],
    ['Analyst \\u2013 Leeds', 'Analyst – Leeds'],
    ['Helper 👍🏿 Trainee 👩🏽‍💻', 'Helper Trainee'],
    ['<b>Cook</b> (C++ <vector>)', 'Cook (C++ <vector>)'],
    ['Job title: Chef (Ref: AB-123)', 'Chef'],
    ['REF 12345 - Chef (m/w/d)!!!', 'Chef'],
    ['Reference Librarian', 'Reference Librarian'],
    ['SQL*Plus Trainee', 'SQL*Plus Trainee'],
    ['***TRAINEE*** Chef', 'TRAINEE Chef'],
    ['****', ''],
    ['- ? -', ''],
  ])('reads %s', (title, expected) => {
    expect(readTitle(title)).toBe(expected)
  })
})

describe('readCompanyName', () => {
  it.each([
    ['FRESH-MILL CHILLED FOODS LIMITED', 'Fresh-Mill Chilled Foods'],
    ['Northgate Research\n3.8', 'Northgate Research'],
    ['MILLBROOK (U.K.)LIMITED', 'Millbrook'],
    ['Ashdale Nhs Trust', 'Ashdale NHS Trust'],
    ['Harper & Vale LLP', 'Harper & Vale'],
    ['ACME', 'ACME'],
    ['DEPT OF PARKS & ADMIN SVCS', 'Department of Parks & Administrative Services'],
    ['Univ. Hosps of Fen', 'University Hospitals of Fen'],
    ['Info Admin Off', 'Info Admin Off'],
    ['N/A', ''],
    ['x'.repeat(300), ''],
    [undefined, ''],
  ])('shows %s as %s', (value, expected) => {
    expect(readCompanyName(value)).toBe(expected)
  })

  it('prefers a readable spelling and opens slugs', () => {
    expect(bestName(['NORTHGATE STORES', 'Northgate Stores', 'Northgate'])).toBe('Northgate')
    expect(nameOfSlug('North-Mill-Foods')).toBe('North Mill Foods')
  })
})

describe('readSizeBand, readWebAddress and readIndustry', () => {
  it.each([
    ['250 to 499', '250-999'],
    ['51 to 200 employees', '50-249'],
    ['5000 to 19,999', '5000+'],
    ['10000+ employees', '5000+'],
    ['Less than 250', '50-249'],
    ['Not Provided', null],
  ])('size %s', (size, band) => {
    expect(readSizeBand(size)).toBe(band)
  })

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['www.example.org', 'https://www.example.org/'],
    ['javascript:alert(1)', null],
    ['https://user@example.org', null],
    ['nothing', null],
  ])('address %s', (address, expected) => {
    expect(readWebAddress(address)).toBe(expected)
  })

  it.each([
    [['Computer Hardware & Software'], [], 'technology'],
    [['Manufacturing'], ['21200'], 'pharmaceuticals-and-science'],
    [['Professional, scientific and technical'], ['69102'], 'law'],
    [['Human health and social work'], [], 'health-and-care'],
    [['Something else'], [], null],
  ])('industry %j %j', (words, codes, expected) => {
    expect(readIndustry(words, codes)).toBe(expected)
  })
})

describe('readJobType, readPattern and readRoles', () => {
  it.each([
    ['Software Engineer Intern', [], ['Summer 2026'], 'summer-internship'],
    ['Internal Auditor', [], [], null],
    ['Degree Apprentice, Surveying', [], [], 'degree-apprenticeship'],
    ['Placement Student (Year in Industry)', [], [], 'year-in-industry'],
    ['Graduate Buyer', [], [], 'graduate-job'],
    ['Postgraduate Administrator', [], [], null],
    ['Volunteer Manager', [], [], null],
    ['Shop Assistant', ['VOLUNTEER'], [], 'volunteering'],
    ['Nurse', ['FULL_TIME', 'PART_TIME'], [], null],
    ['Nurse', ['PART_TIME'], [], 'part-time'],
  ])('type of %s %j', (title, employment, terms, expected) => {
    expect(readJobType(title, employment, terms.join(', '))).toBe(expected)
  })

  it('finds the pattern', () => {
    expect([
      readPattern('Remote Tutor', { remote: false, hybrid: false }),
      readPattern('Tutor (hybrid)', { remote: true, hybrid: false }),
      readPattern('Remote Sensing', { remote: false, hybrid: false }),
    ]).toEqual(['remote', 'hybrid', null])
  })

  it.each([
    ['Junior Python Developer', ['software-engineering']],
    ['Data Scientist', ['data-ai']],
    ['Staff Nurse', ['nursing-midwifery']],
    ['Administrator, Legal Team', ['solicitor']],
    ['Something Else Entirely', []],
  ])('roles of %s', (title, expected) => {
    expect(readRoles(title)).toEqual(expected)
  })
})

describe('reviews', () => {
  it('parts glued answers, but not names', () => {
    expect(readReviewText('Going home is the best partExpect more work. PayPal is fine.Good team')).toBe(
      'Going home is the best part\nExpect more work. PayPal is fine. Good team',
    )
  })

  it('lowers block capitals', () => {
    expect(readReviewText('I LIKED THE TEAM. GOOD PAY')).toBe('I liked the team. Good pay')
  })

  it.each([
    ['kind team', 'Kind team'],
    ['', 'The people are kind'],
    ['Northgate', 'The people are kind'],
  ])('headline "%s"', (headline, expected) => {
    expect(readHeadline(headline, ['', 'The people are kind. Pay is low.'], 'Northgate Ltd')).toBe(expected)
  })

  it('maps foreign scores to our sections', () => {
    const ratings = {
      overall: '4',
      workLifeBalance: 2,
      diversityInclusion: 5,
      seniorManagement: 3,
      careerOpportunities: 9,
    }
    expect(readScores(ratings)).toEqual({ overall: 4, role_score: null, company_score: 3, culture_score: 3.5 })
    expect(readScores({ overall: 0 })).toBeUndefined()
  })
})

describe('faults of feeds', () => {
  it('finds the internship among several employment types, and leaves full or part time open', () => {
    expect(readJobType('Analyst', ['FULL_TIME', 'INTERN'])).toBe('internship')
    expect(readJobType('Analyst', ['FULL_TIME', 'PART_TIME'])).toBeNull()
    expect(readJobType('Analyst', ['PART_TIME'])).toBe('part-time')
  })

  it.each([
    ['Python Developer $70/hr', false],
    ['Warehouse Picker 12 per hr', false],
    ['40 hr week, Site Engineer', false],
    ['HR Adviser', true],
    ['Assistant (HR)', true],
  ])('files %s under human resources: %s', (title, isPeople) => {
    expect(readRoles(title).includes('human-resources')).toBe(isPeople)
  })

  it('shows no signs that Markdown escapes', () => {
    expect(readTitle('R\\&D Engineer \\- Leeds')).toBe('R&D Engineer - Leeds')
  })

  it('takes the answer for a headline, not the question of the survey', () => {
    const question = 'What is the best part of working at the company?'
    expect(readHeadline('', [`${question}The people you meet. What is hard?Shifts`], 'Mill')).toBe(
      'The people you meet',
    )
    expect(readHeadline(question, ['Kind people everywhere.'], 'Mill')).toBe('Kind people everywhere')
    expect(readHeadline('Why would you work here?', ['Kind people everywhere.'], 'Mill')).toBe(
      'Why would you work here?',
    )
  })
})
