import { type AssumptionName, ASSUMPTIONS, RETENTION_DAYS } from './assumptions'
import type { Measured } from './measured'

export interface Capacity {
  students: number
  /** Requests a second in the busiest minute. */
  peak: number
  /** Hosts with two cores, including one spare host. */
  hosts: number
  /** Read replicas in addition to the primary. */
  replicas: number
  workers: number
  /** Size of the database in GB. */
  storage: number
  mails: number
  /** The demand for each resource, as a multiple of one unit. */
  loads: Loads
  /** The first limit to be reached as the number of students grows. */
  limit: Limit
}

export type Loads = Readonly<
  Record<'host' | 'database' | 'writes' | 'worker' | 'connections' | 'table' | 'network', number>
>

export interface Limit {
  what: string
  answer: string
}

const a = Object.fromEntries(Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value])) as Record<
  AssumptionName,
  number
>
const GB = 1e9

export function computeCapacity(students: number, measured: Measured): Capacity {
  const visits = students * a.dailyVisits
  const peak = (visits * a.requestsPerVisit * a.peakHourShare * a.peakFactor) / 3600
  const mails = students * a.mailsPerStudent
  const size = computeStorage(students, { visits, mails }, measured)
  const host = peak / (measured.answersPerSecond * a.usableShare)
  const worker = (mails * a.mailSeconds) / (a.mailHours * 3600 * a.usableShare)
  const hosts = Math.ceil(host) + 1
  const workers = Math.ceil(worker)
  const loads: Loads = {
    host,
    worker,
    database: computeSearchCores(students, peak, measured) / (a.databaseCores * a.usableShare),
    writes: peak / (((measured.answersPerSecond * a.databaseCores) / a.measuredCores) * a.usableShare),
    connections: (hosts * a.hostConnections + workers * a.workerConnections) / a.databaseConnections,
    table: Math.max(size.clicks, size.mails) / (a.databaseMemory * a.usableShare),
    network: (peak * a.kilobytesPerAnswer * 8) / 1000 / (a.hostMegabits * a.usableShare),
  }
  return {
    students,
    peak,
    hosts,
    replicas: Math.ceil(loads.database) - 1,
    workers,
    storage: Object.values(size).reduce((sum, part) => sum + part, 0),
    mails,
    loads,
    limit: findLimit(loads),
  }
}

/** Returns the number of cores that searches use at peak. Search time grows with the number of jobs. */
function computeSearchCores(students: number, peak: number, { millionJobsSearchMs }: Measured): number {
  const searchMs = (millionJobsSearchMs * students * a.jobsPerStudent) / 1e6
  return (peak * a.searchShare * searchMs) / 1000
}

function computeStorage(students: number, { visits, mails }: { visits: number; mails: number }, measured: Measured) {
  const studentBytes = measured.accountBytes + a.savedItemsPerStudent * measured.savedItemBytes + a.otherBytesPerStudent
  return {
    students: (students * studentBytes) / GB,
    content: (students * (a.jobsPerStudent * measured.jobBytes + a.reviewsPerStudent * measured.reviewBytes)) / GB,
    clicks: (visits * a.clicksPerVisit * RETENTION_DAYS.clicks * measured.clickBytes) / GB,
    mails: (mails * RETENTION_DAYS.mails * measured.mailBytes) / GB,
  }
}

/** What to do when each resource runs out. */
export const LIMITS: Readonly<Record<keyof Loads, Limit>> = {
  host: { what: 'the processors of one host', answer: 'more hosts behind the balancer; they share only the database' },
  database: {
    what: 'the processors of the primary, by searches',
    answer: 'read replicas: give each group of hosts its own `DATABASE_REPLICA_URL`',
  },
  writes: {
    what: 'the processors of the primary, by writes',
    answer: 'a larger primary: writes are not divided between servers',
  },
  worker: { what: 'one worker, which sends one mail after the other', answer: 'more workers (`npm run worker`)' },
  connections: {
    what: 'the connections of the primary',
    answer: 'raise `max_connections` and plan 32 MB of memory for each',
  },
  table: {
    what: 'the memory of the database server, by the table that grows fastest',
    answer: 'partition the table by month (`partition by range`), so that purging drops a partition',
  },
  network: { what: 'the network of the proxy', answer: 'a CDN; pages, files and pictures allow it to store them' },
}

function findLimit(loads: Loads): Limit {
  const names = Object.keys(LIMITS) as (keyof Loads)[]
  return LIMITS[names.reduce((most, name) => (loads[name] > loads[most] ? name : most))]
}
