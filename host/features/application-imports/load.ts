import type { Config } from '../../config'
import { found } from '../../errors'
import type { Services } from '../../services'
import { loadListedJobs } from '../saved-items'
import type { Cells } from './cells'
import { COLUMN_NAMES, guessColumns, type Mapping } from './columns'
import { planRows } from './plan'
import { findImport } from './queries'
import { readRows } from './rows'
import { presentPreview } from './view'

/** Tells whether a web address is one of this site. */
export const ownHosts = ({ BASE_URL }: Pick<Config, 'BASE_URL'>) => {
  const { host } = new URL(BASE_URL)
  return (url: URL): boolean => url.host === host
}

/** Returns the columns that the person has chosen, or those that the heading tells. */
export function mappingOf(cells: Cells, columns: Readonly<Record<string, number | null>> | undefined): Mapping {
  const width = cells[0]?.length ?? 0
  return columns
    ? Object.fromEntries(
        COLUMN_NAMES.flatMap(name => {
          const index = columns[name]
          return typeof index === 'number' && index < width ? [[name, index]] : []
        }),
      )
    : guessColumns(cells[0] ?? [])
}

/** Returns what an import would do. Throws 404 for one that is not there. */
export async function loadPreview(
  services: Services,
  userId: number,
  { id, columns }: { id: string; columns?: Readonly<Record<string, number | null>> | undefined },
) {
  const { db, clock, config } = services
  const cells = found(await findImport(db, { id, userId, now: clock.now() }))
  const mapping = mappingOf(cells, columns)
  const rows = planRows(readRows(cells, mapping, ownHosts(config)), await loadListedJobs(services, userId))
  return presentPreview({ id, heading: cells[0] ?? [], mapping, rows })
}
