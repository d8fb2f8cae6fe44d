import { insertRows, type InsertRow } from '../../../host/db/insert-rows'
import type { Row } from '../../../host/db/tables'
import type { Transaction } from '../../../host/db/transaction'
import type { JobRecord } from '../records/types'
import { createEmployers, employerIdOf } from './employers'
import { idOf } from './references'
import { changesOf } from './same'
import { identityOf, type Outcome, type StoreContext, type Stored } from './types'

interface Wanted {
  record: JobRecord
  row: ReturnType<typeof columnsOf>
  parts: Parts
}

interface Parts {
  roles: number[]
  areas: number[]
  locations: Pick<Row<'job_locations'>, 'name' | 'outcode' | 'place_id' | 'lat' | 'lng' | 'country'>[]
}

/** New jobs take one statement per table; others are written only if they differ. */
export async function storeJobs(
  trx: Transaction,
  records: readonly JobRecord[],
  context: StoreContext,
): Promise<Stored> {
  const created = await createEmployers(trx, records, context)
  const wanted = records.map(record => wantedOf(record, created, context))
  const stored = await findStored(trx, records)
  const outcomes: Outcome[] = []
  const fresh: Wanted[] = []
  for (const entry of wanted) {
    const known = stored.get(identityOf(entry.record.source, entry.record.sourceId))
    if (!known) {
      fresh.push(entry)
    }
    outcomes.push(known ? await update(trx, { known, wanted: entry, now: context.now }) : 'new')
  }
  await insert(trx, fresh)
  return { outcomes, employers: created }
}

function wantedOf(record: JobRecord, created: ReadonlyMap<string, number>, context: StoreContext): Wanted {
  const { types, roles, areas } = context.references
  return {
    record,
    row: columnsOf(record, employerIdOf(record, created, context.employers), idOf(types, record.typeSlug)),
    parts: {
      roles: record.roleSlugs.flatMap(slug => roles.get(slug) ?? []).sort((one, other) => one - other),
      areas: record.areaSlugs.flatMap(slug => areas.get(slug) ?? []).sort((one, other) => one - other),
      locations: record.locations.map(({ name, outcode, placeId, lat, lng, country }) => ({
        name,
        outcode,
        place_id: placeId,
        lat,
        lng,
        country,
      })),
    },
  }
}

function columnsOf({ row, source, sourceId, undated }: JobRecord, companyId: number, typeId: number | null) {
  return { ...row, undated, company_id: companyId, type_id: typeId, source, source_id: sourceId }
}

const listAreas = (trx: Transaction, ids: readonly number[]) =>
  trx.selectFrom('job_degree_areas').selectAll().where('job_id', 'in', ids).orderBy('degree_area_id').execute()

async function findStored(trx: Transaction, records: readonly JobRecord[]): Promise<Map<string, Row<'jobs'> & Parts>> {
  const rows = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('source', 'in', [...new Set(records.map(record => record.source))])
    .where(
      'source_id',
      'in',
      records.map(record => record.sourceId),
    )
    .execute()
  const ids = rows.map(({ id }) => id)
  const isEmpty = ids.length === 0
  const roles = isEmpty
    ? []
    : await trx.selectFrom('job_roles').selectAll().where('job_id', 'in', ids).orderBy('role_id').execute()
  const areas = isEmpty ? [] : await listAreas(trx, ids)
  const locations = isEmpty
    ? []
    : await trx.selectFrom('job_locations').selectAll().where('job_id', 'in', ids).orderBy('position').execute()
  return new Map(
    rows.map(row => [
      identityOf(row.source, row.source_id),
      {
        ...row,
        roles: roles.filter(role => role.job_id === row.id).map(role => role.role_id),
        areas: areas.filter(area => area.job_id === row.id).map(area => area.degree_area_id),
        locations: locations
          .filter(location => location.job_id === row.id)
          .map(({ name, outcode, place_id, lat, lng, country }) => ({ name, outcode, place_id, lat, lng, country })),
      },
    ]),
  )
}

/** A job that the team has taken down stays down, whatever the feed contains. */
const isTakenDown = ({ status, closed_reason }: Row<'jobs'>): boolean =>
  status === 'removed' || status === 'draft' || (status === 'closed' && closed_reason === 'report')

async function update(
  trx: Transaction,
  { known, wanted, now }: { known: Row<'jobs'> & Parts; wanted: Wanted; now: Date },
): Promise<Outcome> {
  const { published_at, status, closed_reason, closed_at, ...rest } = wanted.row
  const target = {
    ...rest,
    ...(wanted.record.undated ? {} : { published_at }),
    ...(isTakenDown(known) ? {} : { status, closed_reason, closed_at }),
  }
  const changes = changesOf(known, target)
  const parts = changesOf({ roles: known.roles, areas: known.areas, locations: known.locations }, wanted.parts)
  if (Object.keys(changes).length + Object.keys(parts).length === 0) {
    return 'unchanged'
  }
  await trx
    .updateTable('jobs')
    .set({ ...changes, updated_at: now })
    .where('id', '=', known.id)
    .execute()
  await trx.deleteFrom('job_roles').where('job_id', '=', known.id).execute()
  await trx.deleteFrom('job_degree_areas').where('job_id', '=', known.id).execute()
  await trx.deleteFrom('job_locations').where('job_id', '=', known.id).execute()
  await insertParts(trx, [{ id: known.id, parts: wanted.parts }])
  return 'updated'
}

async function insert(trx: Transaction, fresh: readonly Wanted[]): Promise<void> {
  // The statement takes times as text, as in JSON.
  const rows = fresh.map(({ row }) => row) as unknown as InsertRow<'jobs'>[]
  const stored = await insertRows(trx, {
    into: 'jobs',
    rows,
    returning: ['id', 'source', 'source_id'],
  })
  const ids = new Map(stored.map(row => [identityOf(String(row.source), String(row.source_id)), Number(row.id)]))
  const parts = fresh.map(entry => ({
    id: ids.get(identityOf(entry.record.source, entry.record.sourceId)) ?? 0,
    parts: entry.parts,
  }))
  await insertParts(trx, parts)
}

async function insertParts(trx: Transaction, jobs: readonly { id: number; parts: Parts }[]): Promise<void> {
  const roles = jobs.flatMap(({ id, parts }) => parts.roles.map(role => ({ job_id: id, role_id: role })))
  const locations = jobs.flatMap(({ id, parts }) =>
    parts.locations.map((location, position) => ({ job_id: id, position, ...location })),
  )
  const areas = jobs.flatMap(({ id, parts }) => parts.areas.map(area => ({ job_id: id, degree_area_id: area })))
  await insertRows(trx, { into: 'job_roles', rows: roles })
  await insertRows(trx, { into: 'job_degree_areas', rows: areas })
  await insertRows(trx, { into: 'job_locations', rows: locations })
}
