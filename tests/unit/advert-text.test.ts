import { expect, it } from 'vitest'
import { readAdvert } from '../../host/features/tracker/external-jobs/advert-text'

const NOW = new Date('2026-10-05T09:00:00Z')
const NOTHING = { jobTitle: '', companyName: '', location: '', salaryText: '', deadline: '' }

it.each([
  [
    'labels on the same line',
    `Job title: Laboratory Placement
     Employer: Fen Bioscience Ltd
     Location: Ely, Cambridgeshire
     Salary: £22,000 per annum
     Closing date: 12 December 2026
     Fen Bioscience is a small company.`,
    {
      jobTitle: 'Laboratory Placement',
      companyName: 'Fen Bioscience Ltd',
      location: 'Ely, Cambridgeshire',
      salaryText: '£22,000 a year',
      deadline: '2026-12-12',
    },
  ],
  [
    'labels above their values',
    'Summer Analyst\n\nCompany\nMoss & Sons\n\nLocation\nLeeds (hybrid)\n\nPay\n£13.50 per hour\n\nApplication deadline\n01/02/2027',
    {
      jobTitle: 'Summer Analyst',
      companyName: 'Moss & Sons',
      location: 'Leeds',
      salaryText: '£13.50 an hour',
      deadline: '2027-02-01',
    },
  ],
  [
    'sentences',
    `Year in Industry Engineer at Halden Rail
     You will be based in York and work with our signalling team.
     We will pay you a salary of £24,000 a year.
     Please apply by noon on Friday 13 November. Interviews are on 1 December.`,
    {
      jobTitle: 'Year in Industry Engineer',
      companyName: 'Halden Rail',
      location: 'York',
      salaryText: '£24,000 a year',
      deadline: '2026-11-13',
    },
  ],
  [
    'a page around the advert',
    'Skip to main content\nHome\nGraduate Trainee\nApply now\nAbout Brackenfield & Moore\nWe are a firm of surveyors.\nApplications close 3rd January 2027',
    {
      ...NOTHING,
      jobTitle: 'Graduate Trainee',
      companyName: 'Brackenfield & Moore',
      deadline: '2027-01-03',
    },
  ],
  [
    'an employer that only a sentence names',
    'Marketing Intern\nDunlin Media is looking for an intern.\nCompetitive salary\nFully remote',
    { ...NOTHING, jobTitle: 'Marketing Intern', companyName: 'Dunlin Media' },
  ],
  ['no advert', 'hello', NOTHING],
  ['one line with an address', 'Look at this https://moss.example/jobs/1', NOTHING],
])('reads an advert with %s', (_, text, fields) => {
  expect(readAdvert(text, NOW)).toEqual(fields)
})

it('takes neither the start nor an interview for the deadline, nor a person for the employer', () => {
  const text =
    'Placement Student\nStart date: 1 July 2027\nInterviews: 3 December 2026\nYou are looking for a challenge.\nWork as a team. Here we learn.'
  expect(readAdvert(text, NOW)).toEqual({ ...NOTHING, jobTitle: 'Placement Student' })
})
