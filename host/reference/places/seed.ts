import { runExclusively } from '../../db/exclusive'
import { insertRows } from '../../db/insert-rows'
import type { Db } from '../../db/tables'
import { bumpDataVersion } from '../../db/version'
import { listPlaces } from './gazetteer'

const ON_CONFLICT = `(slug) do update set name = excluded.name, kind = excluded.kind, county = excluded.county,
  region = excluded.region, nation = excluded.nation, country = excluded.country, lat = excluded.lat, lng = excluded.lng,
  population = excluded.population, aliases = excluded.aliases`

/** Can run again for a new release. */
export async function seedPlaces(db: Db): Promise<void> {
  const places = await listPlaces()
  await runExclusively(db, async trx => {
    await insertRows(trx, { into: 'places', rows: places, onConflict: ON_CONFLICT })
    await bumpDataVersion(trx)
  })
}
