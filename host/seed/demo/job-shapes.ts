export interface JobShape {
  type: string
  /** In percent of all adverts. */
  share: number
  /** Slots: `{Field}`, `{field}`, `{Job}`, `{job}`, `{year}`, `{thing}`. */
  titles: readonly string[]
  /** In a sentence: "placement". */
  word: string
  months: readonly number[]
  /** Pounds, from and to, by the unit; undefined for unpaid work. */
  pay?: { unit: 'hour' | 'week' | 'year'; low: number; high: number }
  payText?: string
  grades: readonly (string | null)[]
  /** Months until the start. */
  startsIn: readonly [number, number]
}

const degree = ['2:1 expected', '2:2 expected', null, null] as const
const school = ['Five GCSEs at grade 4', '3 A levels at CCC', '104 UCAS points', null] as const

export const shapes: readonly JobShape[] = [
  {
    type: 'year-in-industry',
    share: 18,
    word: 'placement year',
    months: [11, 12, 13],
    grades: degree,
    startsIn: [6, 11],
    pay: { unit: 'year', low: 19_500, high: 27_500 },
    titles: [
      '{Field} placement {year}',
      'Year in industry: {field}',
      'Industrial placement, {field} ({year})',
      '{Job} (12-month placement)',
      'Placement year: {job}',
    ],
  },
  {
    type: 'short-placement',
    share: 4,
    word: 'placement',
    months: [3, 4, 6],
    grades: degree,
    startsIn: [2, 7],
    pay: { unit: 'year', low: 19_000, high: 24_000 },
    titles: ['{Field} placement, six months', 'Short placement: {field}', 'Spring placement, {job}'],
  },
  {
    type: 'placement',
    share: 2,
    word: 'placement',
    months: [9, 12],
    grades: degree,
    startsIn: [5, 10],
    titles: ['Student placement: {field}', '{Field} student, placement'],
    pay: { unit: 'year', low: 20_000, high: 25_000 },
  },
  {
    type: 'summer-internship',
    share: 16,
    word: 'internship',
    months: [2, 3],
    grades: degree,
    startsIn: [5, 9],
    pay: { unit: 'week', low: 410, high: 690 },
    titles: [
      'Summer internship {year}: {field}',
      '{Field} summer intern',
      '{Job} intern (summer {year})',
      'Ten weeks in {field}',
      'Summer internship: {thing}',
    ],
  },
  {
    type: 'spring-week',
    share: 4,
    word: 'spring week',
    months: [0],
    grades: [null],
    startsIn: [3, 6],
    pay: { unit: 'week', low: 400, high: 550 },
    titles: ['Spring week: {field}', 'First-year spring week, {field}', 'Spring into {field} {year}'],
  },
  {
    type: 'off-cycle-internship',
    share: 3,
    word: 'internship',
    months: [3, 4, 6],
    grades: degree,
    startsIn: [1, 6],
    pay: { unit: 'year', low: 23_000, high: 31_000 },
    titles: ['Off-cycle internship: {field}', '{Job} intern, start any month'],
  },
  {
    type: 'research-internship',
    share: 3,
    word: 'research internship',
    months: [2, 6],
    grades: degree,
    startsIn: [3, 8],
    pay: { unit: 'week', low: 420, high: 560 },
    titles: ['Research internship: {thing}', 'Student researcher, {field}'],
  },
  {
    type: 'graduate-scheme',
    share: 12,
    word: 'graduate scheme',
    months: [18, 24, 36],
    grades: ['2:1', '2:2', '2:2', null],
    startsIn: [6, 11],
    pay: { unit: 'year', low: 28_000, high: 41_000 },
    titles: [
      'Graduate scheme {year}: {field}',
      '{Field} graduate programme',
      'Graduate {job} (two-year scheme)',
      'Future leaders: {field}',
    ],
  },
  {
    type: 'graduate-job',
    share: 14,
    word: 'graduate job',
    months: [],
    grades: ['2:2', null, null],
    startsIn: [1, 5],
    pay: { unit: 'year', low: 25_000, high: 38_000 },
    titles: ['Graduate {job}', 'Junior {job}', '{Job}, entry level', 'Graduate {job}: {thing}', 'Trainee {job}'],
  },
  {
    type: 'intermediate-apprenticeship',
    share: 2,
    word: 'apprenticeship',
    months: [15, 18],
    grades: [null, 'No grades needed'],
    startsIn: [2, 10],
    pay: { unit: 'hour', low: 8, high: 11 },
    titles: ['Apprentice, {field} (level 2)', 'Level 2 apprenticeship: {field}'],
  },
  {
    type: 'advanced-apprenticeship',
    share: 4,
    word: 'apprenticeship',
    months: [24, 30],
    grades: school,
    startsIn: [2, 10],
    pay: { unit: 'year', low: 15_500, high: 20_000 },
    titles: ['Advanced apprentice, {field}', 'Level 3 apprenticeship: {field}', '{Job} apprentice'],
  },
  {
    type: 'higher-apprenticeship',
    share: 4,
    word: 'apprenticeship',
    months: [30, 42],
    grades: school,
    startsIn: [3, 10],
    pay: { unit: 'year', low: 18_500, high: 23_500 },
    titles: ['Higher apprentice, {field}', 'Higher apprenticeship in {field} {year}'],
  },
  {
    type: 'degree-apprenticeship',
    share: 5,
    word: 'degree apprenticeship',
    months: [48, 60],
    grades: school,
    startsIn: [4, 10],
    pay: { unit: 'year', low: 20_000, high: 27_000 },
    titles: ['Degree apprentice, {field}', 'Degree apprenticeship {year}: {job}', '{Job} degree apprentice'],
  },
  {
    type: 'insight-day',
    share: 2,
    word: 'insight day',
    months: [0],
    grades: [null],
    startsIn: [1, 4],
    payText: 'Travel and lunch paid',
    titles: ['Insight day: {field}', 'A day inside {field}'],
  },
  {
    type: 'work-experience',
    share: 2,
    word: 'work experience week',
    months: [0],
    grades: [null],
    startsIn: [3, 8],
    payText: 'Travel and lunch paid',
    titles: ['Work experience week: {field}', 'A week with our {job} team'],
  },
  {
    type: 'virtual-experience',
    share: 2,
    word: 'virtual experience',
    months: [0],
    grades: [null],
    startsIn: [0, 3],
    payText: 'Unpaid, five hours in your own time',
    titles: ['Virtual experience: {field}', 'Try {field} online'],
  },
  {
    type: 'part-time',
    share: 4,
    word: 'part-time job',
    months: [],
    grades: [null],
    startsIn: [0, 3],
    pay: { unit: 'hour', low: 12, high: 16 },
    titles: ['{Job} assistant, part-time', 'Weekend {job} assistant', 'Student helper, {field} (12 hours a week)'],
  },
  {
    type: 'volunteering',
    share: 2,
    word: 'volunteer role',
    months: [3, 6],
    grades: [null],
    startsIn: [0, 3],
    payText: 'Volunteer role, expenses paid',
    titles: ['Volunteer, {field}', '{Field} volunteer'],
  },
]
