import type { DeleteResult, InsertResult, UpdateResult } from 'kysely'

interface Statement {
  executeTakeFirstOrThrow: () => Promise<DeleteResult | InsertResult | UpdateResult>
}

/** Runs a statement and returns whether it has inserted, updated or deleted a row. */
export async function hasChanged(statement: Statement): Promise<boolean> {
  const result = await statement.executeTakeFirstOrThrow()
  const count =
    'numUpdatedRows' in result
      ? result.numUpdatedRows
      : 'numDeletedRows' in result
        ? result.numDeletedRows
        : result.numInsertedOrUpdatedRows
  return (count ?? 0n) > 0n
}
