interface Assumption {
  value: number
  of: string
  reason: string
}

/** Every assumption of the capacity model. `npm run bench -- capacity` writes them into docs/scale.md. */
export const ASSUMPTIONS = {
  dailyVisits: {
    value: 0.1,
    of: 'visits a day for each student, signed in or not, on a busy day',
    reason: 'One student in ten looks for a job on a day in autumn, when schemes open',
  },
  requestsPerVisit: {
    value: 25,
    of: 'requests of a visit that reach a host',
    reason: 'Ten pages, and calls of widgets and suggestions; files are stored by browsers',
  },
  peakHourShare: {
    value: 0.12,
    of: 'of the requests of a day arrive in its busiest hour',
    reason: 'Evenly they would be 4 %; students search between six and ten in the evening',
  },
  peakFactor: {
    value: 3,
    of: 'times the average of the busiest hour arrive in its busiest minute',
    reason: 'An email to many students sends them at once',
  },
  usableShare: {
    value: 0.5,
    of: 'of what was measured is planned for',
    reason: 'Answers stay fast, and a deployment or a failed machine is no outage',
  },
  searchShare: {
    value: 0.2,
    of: 'of the requests count a search in the database',
    reason: 'The share of searches in the mixed load of the bench; cached searches would lower it',
  },
  databaseCores: {
    value: 16,
    of: 'cores of the primary and of each replica',
    reason: 'A common size; a larger one moves the limit, not the answer',
  },
  measuredCores: {
    value: 2,
    of: 'cores on which the mixed load was measured, with its writes (5 %)',
    reason: 'Hosts, database and load generator shared them, so a primary by itself does more than is counted here',
  },
  databaseMemory: {
    value: 64,
    of: 'GB of memory of each database server',
    reason: 'A common size with 16 cores',
  },
  databaseConnections: {
    value: 200,
    of: 'connections that the primary allows',
    reason: 'Each may take 32 MB while it counts a search: 6.4 GB',
  },
  hostConnections: {
    value: 10,
    of: 'connections of a host',
    reason: 'The size of its pool',
  },
  workerConnections: {
    value: 4,
    of: 'connections of a worker',
    reason: 'One for each of its loops: mail, other work, schedules and maintenance',
  },
  jobsPerStudent: {
    value: 0.1,
    of: 'open jobs for each student',
    reason: 'A market that is ten students a job; the search was measured with a million',
  },
  reviewsPerStudent: {
    value: 0.2,
    of: 'reviews for each student',
    reason: 'One student in five has written one in the course of the years',
  },
  savedItemsPerStudent: {
    value: 20,
    of: 'saved items for each student',
    reason: 'Generous: most save none',
  },
  otherBytesPerStudent: {
    value: 20_000,
    of: 'bytes for each student, as well as these',
    reason: 'Notes, tracked applications and drafts: about ten pages of text',
  },
  clicksPerVisit: {
    value: 2,
    of: 'clicks to employers in a visit',
    reason: 'Each is a row that is kept for 400 days',
  },
  mailsPerStudent: {
    value: 0.3,
    of: 'mails a day for each student',
    reason: 'Two job alerts a week at most, and confirmations',
  },
  mailSeconds: {
    value: 0.15,
    of: 'seconds for a mail',
    reason:
      'A worker sends one after the other over one connection, and a mail server nearby takes this long to accept one',
  },
  mailHours: {
    value: 8,
    of: 'hours to send the mails of a day',
    reason: 'An alert of this morning is read today',
  },
  kilobytesPerAnswer: {
    value: 15,
    of: 'kB for an answer, compressed',
    reason: 'Pages have 8 to 20 kB, calls less, and first visits also load files',
  },
  hostMegabits: {
    value: 1000,
    of: 'Mbit/s for the network of the proxy',
    reason: 'One network card; a CDN has thousands',
  },
} as const satisfies Record<string, Assumption>

export type AssumptionName = keyof typeof ASSUMPTIONS

/** How long clicks and finished queue jobs are stored, in days; docs/operations.md gives the same times. */
export const RETENTION_DAYS = { clicks: 400, mails: 8 }
