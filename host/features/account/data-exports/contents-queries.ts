import type { Db } from '../../../db/tables'
import { FILES } from './file-queries'

export interface ExportedRows {
  name: string
  about: string
  rows: Record<string, unknown>[]
}

export async function readContents(db: Db, userId: number): Promise<ExportedRows[]> {
  const contents: ExportedRows[] = []
  for (const [name, { about, rows }] of Object.entries(FILES)) {
    contents.push({ name, about, rows: (await rows(userId).execute(db)).rows })
  }
  return contents
}
