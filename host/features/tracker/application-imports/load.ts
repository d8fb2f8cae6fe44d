import type { Config } from '../../../config'
import type { Db } from '../../../db/tables'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { listExternalJobs } from '../external-jobs'
import { loadListedJobs } from '../saved-items'
import type { Cells } from './cells'
import { COLUMN_NAMES, findHeading, guessColumns, type Mapping } from './columns'
import { type KnownJob, type PlannedRow, planRows } from './plan'
import { findImport, listVisibleIds } from './queries'
import { readRows } from './rows'
import { presentPreview } from './view'

const ownHosts = ({ BASE_URL }: Pick<Config, 'BASE_URL'>) => {
  const { host } = new URL(BASE_URL)
  return (url: URL): boolean => url.host === host
}

const headingOf = (cells: Cells): readonly string[] => cells[findHeading(cells)] ?? []

function mappingOf(heading: readonly string[], columns: Readonly<Record<string, number | null>> | undefined): Mapping {
  return columns
    ? Object.fromEntries(
        COLUMN_NAMES.flatMap(name => {
          const index = columns[name]
          return typeof index === 'number' && index < heading.length ? [[name, index]] : []
        }),
      )
    : guessColumns(heading)
}

/** Throws 404 if there is no such import. */
export async function loadPreview(
  services: Services,
  userId: number,
  { id, columns }: { id: string; columns?: Readonly<Record<string, number | null>> | undefined },
) {
  const { db, clock } = services
  const cells = found(await findImport(db, { id, userId, now: clock.now() }))
  const { mapping, rows } = await planImport(services, { db, userId, cells, columns })
  return presentPreview({ id, heading: headingOf(cells), mapping, rows })
}

interface Planning {
  db: Db
  userId: number
  cells: Cells
  columns: Readonly<Record<string, number | null>> | undefined
}

/** The preview shows this outcome, and the import stores exactly that. */
export async function planImport(
  services: Services,
  { db, userId, cells, columns }: Planning,
): Promise<{ mapping: Mapping; rows: PlannedRow[] }> {
  const mapping = mappingOf(headingOf(cells), columns)
  const rows = readRows(cells, { mapping, isOwnHost: ownHosts(services.config), now: services.clock.now() })
  const ids = rows.flatMap(({ ownId }) => ownId ?? [])
  const [jobs, visibleIds] = [await listKnownJobs(services, { db, userId }), await listVisibleIds(db, ids)]
  return { mapping, rows: planRows(rows, { jobs, visibleIds }) }
}

async function listKnownJobs(services: Services, { db, userId }: { db: Db; userId: number }): Promise<KnownJob[]> {
  const [listed, external] = [
    await loadListedJobs({ ...services, db }, userId),
    new Map((await listExternalJobs(db, userId)).map(job => [job.id, job])),
  ]
  return listed.map(({ id, type, title, company, url }) => ({
    ownId: type === 'jobs' ? id : null,
    title,
    company,
    url,
    location: type === 'jobs' ? null : (external.get(id)?.location ?? null),
  }))
}
