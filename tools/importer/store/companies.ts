import { insertRows } from '../../../host/db/insert-rows'
import type { Row } from '../../../host/db/tables'
import type { Transaction } from '../../../host/db/transaction'
import { nameKey } from '../../../host/lib/name-key'
import type { CompanyRecord } from '../records/types'
import { type Employers, isShortened, squash } from './employers'
import { idOf } from './references'
import { changesOf } from './same'
import { identityOf, type Outcome, type StoreContext, type Stored } from './types'

type Facts = CompanyRecord['row'] & { industry_id: number | null }
interface NewCompany {
  record: CompanyRecord
  key: string
  facts: Facts
}

/**
 * An employer that this source created takes all its values. One that only matches by name gets its blanks filled,
 * because its values came from a better source.
 */
export async function storeCompanies(
  trx: Transaction,
  records: readonly CompanyRecord[],
  context: StoreContext,
): Promise<Stored> {
  const claimed = new Map<string, Row<'companies'>>()
  const known = await findKnown(trx, records, { employers: context.employers, claimed })
  const newCompanies = new Map<string, NewCompany>()
  const outcomes: Outcome[] = []
  for (const record of records) {
    const existing = known(record)
    if (existing) {
      // Later records of the batch with one of these names belong to the same employer.
      matchesOf(record).forEach(match => claimed.set(match, claimed.get(match) ?? existing))
    }
    outcomes.push(existing ? await update(trx, { existing, record }, context) : addNew(newCompanies, record, context))
  }
  const createdIds = await insert(trx, [...new Set(newCompanies.values())], context)
  const newCompanyOf = (record: CompanyRecord) => newCompanies.get(matchesOf(record)[0] ?? '')
  const companyIdOf = (record: CompanyRecord) => known(record)?.id ?? createdIds.get(newCompanyOf(record)?.key ?? '')
  const added = await addAliases(trx, records, { employers: context.employers, companyIdOf })
  return {
    outcomes: outcomes.map((outcome, i) => (outcome === 'unchanged' && added.has(records[i]) ? 'updated' : outcome)),
    employers: new Map([...added.values()].flat().concat([...createdIds])),
  }
}

const keysOf = (record: CompanyRecord): string[] => [...new Set([record.name, ...record.otherNames].map(nameKey))]

/** Two records of a batch are the same employer if they share a key: the name key, or its letters. */
function matchesOf(record: CompanyRecord): string[] {
  const names = [record.name, ...record.otherNames]
  const whole = names.filter(name => !isShortened(name)).map(name => squash(nameKey(name)))
  return [...new Set([...keysOf(record).map(key => `key ${key}`), ...whole])]
}

async function findKnown(
  trx: Transaction,
  records: readonly CompanyRecord[],
  { employers, claimed }: { employers: Employers; claimed: ReadonlyMap<string, Row<'companies'>> },
) {
  const idsByName = records.map(record => record.otherNames.map(employers.find).find(id => id !== undefined))
  const rows = await trx
    .selectFrom('companies')
    .selectAll()
    .where(eb =>
      eb.or([
        eb.and([
          eb('source', 'in', [...new Set(records.map(record => record.source))]),
          eb(
            'source_id',
            'in',
            records.map(record => record.sourceId),
          ),
        ]),
        eb('id', 'in', [0, ...idsByName.filter(id => id !== undefined)]),
      ]),
    )
    .execute()
  const bySource = new Map(rows.map(row => [identityOf(row.source, row.source_id), row]))
  const byId = new Map(rows.map(row => [row.id, row]))
  const byRecord = new Map(records.map((record, i) => [record, byId.get(idsByName[i] ?? 0)]))
  return (record: CompanyRecord): Row<'companies'> | undefined =>
    bySource.get(identityOf(record.source, record.sourceId)) ??
    byRecord.get(record) ??
    matchesOf(record)
      .map(match => claimed.get(match))
      .find(row => row !== undefined)
}

/** Two registered firms of one name in a batch count as one employer: the second fills the blanks of the first. */
function addNew(newCompanies: Map<string, NewCompany>, record: CompanyRecord, context: StoreContext): Outcome {
  const facts = factsOf(record, context)
  const duplicate = matchesOf(record)
    .map(match => newCompanies.get(match))
    .find(entry => entry !== undefined)
  const company = duplicate ?? { record, key: nameKey(record.name), facts }
  company.facts = { ...facts, ...withoutBlanks(company.facts) }
  matchesOf(record).forEach(match => newCompanies.set(match, newCompanies.get(match) ?? company))
  return duplicate ? 'unchanged' : 'new'
}

async function update(
  trx: Transaction,
  { existing, record }: { existing: Row<'companies'>; record: CompanyRecord },
  context: StoreContext,
): Promise<Outcome> {
  const isOwn = existing.source === record.source && existing.source_id === record.sourceId
  const values = withoutBlanks(factsOf(record, context))
  const blanks = Object.entries(values).filter(([column]) => isOwn || existing[column as keyof Facts] === null)
  const changes = changesOf(existing, Object.fromEntries(blanks))
  if (Object.keys(changes).length === 0) {
    return 'unchanged'
  }
  await trx
    .updateTable('companies')
    .set({ ...changes, updated_at: context.now })
    .where('id', '=', existing.id)
    .execute()
  Object.assign(existing, changes)
  return 'updated'
}

async function insert(trx: Transaction, newCompanies: readonly NewCompany[], { employers }: StoreContext) {
  const rows = newCompanies.map(({ record, key, facts }) => ({
    slug: employers.freeSlug(record.name),
    name: record.name,
    name_key: key,
    source: record.source,
    source_id: record.sourceId,
    size_band: facts.size_band ?? null,
    founded: facts.founded ?? null,
    head_office: facts.head_office ?? null,
    website: facts.website ?? null,
    industry_id: facts.industry_id,
  }))
  await insertRows(trx, { into: 'companies', rows, onConflict: '(name_key) do nothing' })
  const keys = ['', ...newCompanies.map(({ key }) => key)]
  const stored = await trx.selectFrom('companies').select(['id', 'name_key']).where('name_key', 'in', keys).execute()
  return new Map(stored.map(({ id, name_key }) => [name_key, id]))
}

async function addAliases(
  trx: Transaction,
  records: readonly CompanyRecord[],
  { employers, companyIdOf }: { employers: Employers; companyIdOf: (record: CompanyRecord) => number | undefined },
): Promise<Map<CompanyRecord | undefined, [key: string, id: number][]>> {
  const added = new Map<CompanyRecord | undefined, [key: string, id: number][]>()
  const rows = new Map<string, { name_key: string; company_id: number }>()
  for (const record of records) {
    const id = companyIdOf(record)
    const fresh = keysOf(record).filter(key => key !== nameKey(record.name) || id === undefined)
    const unknown = fresh.filter(key => !employers.knows(key) && !rows.has(key))
    if (id !== undefined && unknown.length > 0) {
      unknown.forEach(key => rows.set(key, { name_key: key, company_id: id }))
      added.set(
        record,
        unknown.map(key => [key, id]),
      )
    }
  }
  await insertRows(trx, { into: 'company_aliases', rows: [...rows.values()], onConflict: '(name_key) do nothing' })
  return added
}

function factsOf(record: CompanyRecord, { references }: StoreContext): Facts {
  return { ...record.row, industry_id: idOf(references.industries, record.industrySlug) }
}

function withoutBlanks<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<T>
}
