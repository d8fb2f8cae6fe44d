/** What a column can hold. */
export const COLUMNS = {
  title: {
    text: 'Job title',
    aliases: ['jobtitle', 'title', 'role', 'position', 'job', 'rolename', 'vacancy', 'scheme'],
  },
  company: {
    text: 'Employer',
    aliases: ['employer', 'company', 'organisation', 'organization', 'companyname', 'firm'],
  },
  url: {
    text: 'Web address',
    aliases: ['webaddress', 'link', 'url', 'website', 'joblink', 'applicationlink', 'advert'],
  },
  stage: { text: 'Stage', aliases: ['stage', 'status', 'progress', 'applicationstatus', 'state', 'outcome'] },
  deadline: { text: 'Closing date', aliases: ['closingdate', 'closes', 'deadline', 'duedate', 'applyby', 'closing'] },
  applied: { text: 'Date applied', aliases: ['dateapplied', 'applied', 'appliedon', 'applicationdate', 'appliedday'] },
  location: { text: 'Place', aliases: ['place', 'location', 'city', 'town', 'where', 'office'] },
  salary: { text: 'Salary', aliases: ['salary', 'pay', 'salarytext', 'wage', 'compensation'] },
  notes: { text: 'Notes', aliases: ['notes', 'note', 'comments', 'comment', 'remarks', 'details'] },
} as const

export type ColumnName = keyof typeof COLUMNS
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

/** The place of each column in the table; a column that is not there has none. */
export type Mapping = Readonly<Partial<Record<ColumnName, number>>>

/** Finds the columns by the words of the heading: the exact word first, then one that begins with it. */
export function guessColumns(heading: readonly string[]): Mapping {
  const words = heading.map(text => text.toLowerCase().replace(/[^a-z]/g, ''))
  const found: Partial<Record<ColumnName, number>> = {}
  for (const matches of [isSame, isBeginning]) {
    for (const name of COLUMN_NAMES.filter(column => found[column] === undefined)) {
      const taken = Object.values(found)
      const index = words.findIndex(
        (word, place) => !taken.includes(place) && COLUMNS[name].aliases.some(alias => matches(word, alias)),
      )
      if (index >= 0) {
        found[name] = index
      }
    }
  }
  return found
}

const isSame = (word: string, alias: string) => word === alias
/** "Status (update!)" is a status, and "Applied: day" is when the person applied. */
const isBeginning = (word: string, alias: string) =>
  alias.length > 3 && word.startsWith(alias) && !word.endsWith('done')
