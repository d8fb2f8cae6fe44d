import { format, resolveConfig } from 'prettier'
import { ASSUMPTIONS } from './assumptions'
import { type Capacity, LIMITS, type Loads } from './model'

const START = '<!-- Written by `npm run bench -- capacity`: start -->'
const END = '<!-- end -->'

/** Returns the text of docs/scale.md with its marked part recomputed, formatted as `file`. */
export async function replaceTables(text: string, capacities: readonly Capacity[], file: string): Promise<string> {
  const [before, rest] = text.split(START)
  const [, after] = rest?.split(END) ?? []
  if (before === undefined || after === undefined) {
    throw new Error(`${file} has no lines "${START}" and "${END}"`)
  }
  const written = `${before}${START}\n\n${formatTables(capacities)}\n\n${END}${after}`
  return format(written, { ...(await resolveConfig(file)), filepath: file })
}

function formatTables(capacities: readonly Capacity[]): string {
  return [formatNeeds(capacities), formatLoads(capacities), formatAssumptions()].join('\n\n')
}

function formatNeeds(capacities: readonly Capacity[]): string {
  const rows: [string, (capacity: Capacity) => string][] = [
    ['Requests a second at the peak', ({ peak }) => formatNumber(peak)],
    ['Hosts with two cores, one of them spare', ({ hosts }) => formatNumber(hosts)],
    ['Read replicas', ({ replicas }) => formatNumber(replicas)],
    ['Workers', ({ workers }) => formatNumber(workers)],
    ['Storage of the database', ({ storage }) => `${formatNumber(storage)} GB`],
    ['Mails a day', ({ mails }) => formatNumber(mails)],
    ['The first limit', ({ limit, loads }) => `${limit.what}${isReached(loads) ? '' : ' (not reached)'}`],
    ['The answer to it', ({ limit, loads }) => (isReached(loads) ? limit.answer : 'nothing; one of each is enough')],
  ]
  return table(
    ['Students', ...capacities.map(({ students }) => formatNumber(students))],
    [...rows.map(([name, cell]) => [name, ...capacities.map(cell)])],
  )
}

const isReached = (loads: Loads) => Math.max(...Object.values(loads)) > 1

function formatLoads(capacities: readonly Capacity[]): string {
  const rows = Object.entries(LIMITS).map(([name, { what, answer }]) => [
    what,
    ...capacities.map(({ loads }) => formatNumber(loads[name as keyof Loads])),
    answer,
  ])
  return table(
    ['How many of each are needed', ...capacities.map(({ students }) => formatNumber(students)), 'What to do above 1'],
    rows,
  )
}

function formatAssumptions(): string {
  const rows = Object.values(ASSUMPTIONS).map(({ value, of, reason }) => [value.toLocaleString('en-GB'), of, reason])
  return table(['Assumed', 'What', 'Why'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-GB', { maximumSignificantDigits: value < 100 ? 2 : 3 })
}
