import type { JobLocations } from '@firstrung/search-app/contract'
import type { Db } from '../../../db/tables'
import { counted, date } from '../../../lib/formats'
import type { SearchResult } from '../../../search'
import * as companies from '../companies'
import * as jobs from '../jobs'
import { jobCards } from './list-queries'

/** Links per row. The employer's page lists the other jobs. */
const MAX_LINKED = 50

type Row = Awaited<ReturnType<typeof jobCards>>[number]

/** A row may combine several adverts. Returns their locations by the id of the job that the row shows. */
export async function listDuplicates(
  db: Db,
  { duplicates = new Map() }: Pick<SearchResult['found'], 'duplicates'>,
  now: Date,
): Promise<Map<number, JobLocations>> {
  const groups = [...duplicates].map(([id, group]) => ({
    id,
    count: group.length,
    ids: group.slice(0, MAX_LINKED).map(job => job.id),
  }))
  const rows = await jobCards(
    db,
    groups.flatMap(({ ids }) => ids),
    now,
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return new Map(
    groups.map(({ id, count, ids }) => [
      id,
      presentLocations(
        ids.flatMap(each => byId.get(each) ?? []),
        count,
      ),
    ]),
  )
}

function presentLocations(rows: readonly Row[], count: number): JobLocations {
  const places = rows.map(row => jobs.nameLocation(row))
  const isRepeated = (place: string) => places.indexOf(place) !== places.lastIndexOf(place)
  const distinct = new Set(places).size
  const [first] = rows
  return {
    text: distinct > 1 ? `${distinct} locations` : counted(count, 'advert', 'adverts'),
    items: rows.map((row, i) => {
      const place = places[i] ?? ''
      return {
        id: row.id,
        // Links to different adverts need different names.
        text: isRepeated(place) ? `${place}, posted ${date(row.published_at)}` : place,
        url: jobs.jobUrl(row),
      }
    }),
    more:
      first && count > rows.length
        ? {
            text: `${count - rows.length} more at ${first.company_name}`,
            url: `${companies.companyUrl({ slug: first.company_slug })}/jobs`,
          }
        : null,
  }
}
