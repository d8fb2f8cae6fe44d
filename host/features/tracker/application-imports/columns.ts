import { type Heading, readHeading } from '../../../lib/headings'

const words = (text: string): readonly string[] => text.split(' ')

/** The kinds of column. `words` match the whole heading or its beginning, `ends` the last word of a longer one. */
export const COLUMNS = {
  title: {
    text: 'Job title',
    words: words('jobtitle title role position job rolename vacancy scheme programme opportunity'),
    ends: words('title role position vacancy scheme programme'),
  },
  company: {
    text: 'Employer',
    words: words('employer company organisation organization companyname firm'),
    ends: words('employer company organisation organization firm'),
  },
  url: {
    text: 'Web address',
    words: words('webaddress link url website joblink applicationlink advert'),
    ends: words('link url website address webpage portal'),
  },
  stage: {
    text: 'Stage',
    words: words('stage status progress applicationstatus state outcome result response'),
    ends: words('stage status progress outcome'),
  },
  deadline: {
    text: 'Closing date',
    words: words('closingdate closes deadline duedate applyby applybefore closing applicationdeadline due enddate'),
    ends: words('deadline closes closing due'),
  },
  applied: {
    text: 'Date applied',
    words: words(
      'dateapplied applied appliedon applicationdate appliedday dateofapplication datesubmitted datesent submitted date',
    ),
    ends: words('applied submitted sent'),
  },
  location: {
    text: 'Place',
    words: words('place location city town where office'),
    ends: words('location city town place'),
  },
  salary: {
    text: 'Salary',
    words: words('salary pay salarytext wage compensation'),
    ends: words('salary pay wage'),
  },
  notes: {
    text: 'Notes',
    words: words('notes note comments comment remarks details'),
    ends: words('notes comments info'),
  },
} as const satisfies Record<string, { text: string; words: readonly string[]; ends: readonly string[] }>

export type ColumnName = keyof typeof COLUMNS
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

export type Mapping = Readonly<Partial<Record<ColumnName, number>>>

/** A title, a line such as "Updated 3 October" and empty rows may come above the heading. */
const ROWS_ABOVE = 20

type Matches = (heading: Heading, column: (typeof COLUMNS)[ColumnName]) => boolean

/** The last word decides: an "Application deadline" is a deadline, a "Company website" an address. */
const MATCHES: readonly Matches[] = [
  ({ all }, { words }) => words.some(word => word === all),
  ({ last }, { ends }) => ends.some(word => word === last),
  // "Status of my application" is a status.
  ({ all }, { words }) =>
    words.some(word => word.length > 2 && word !== 'job' && all.startsWith(word)) &&
    !/(done|startdate|apply)$/.test(all),
]

export function guessColumns(heading: readonly string[]): Mapping {
  const headings = heading.map(readHeading)
  const found: Partial<Record<ColumnName, number>> = {}
  for (const matches of MATCHES) {
    for (const name of COLUMN_NAMES.filter(column => found[column] === undefined)) {
      const taken = Object.values(found)
      const index = headings.findIndex((words, place) => !taken.includes(place) && matches(words, COLUMNS[name]))
      if (index >= 0) {
        found[name] = index
      }
    }
  }
  return found
}

export const countKnown = (heading: readonly string[]): number => Object.keys(guessColumns(heading)).length

/** Rows above the heading have fewer cells; a row as wide as the heading may be an application. */
export function findHeading(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, ROWS_ABOVE).map(countKnown)
  const most = Math.max(0, ...counts)
  const widthOf = (row: readonly string[] = []) => row.filter(cell => cell !== '').length
  const first = rows.findIndex(row => widthOf(row) > 0)
  const index = most > 1 ? counts.indexOf(most) : first
  return rows.slice(0, index).every(row => widthOf(row) < widthOf(rows[index])) ? index : first
}
