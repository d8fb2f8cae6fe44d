import type { ConsentKind, Row } from '../../../db/tables'
import { date } from '../../../lib/formats'

const NAMES: Readonly<Record<ConsentKind, string>> = {
  terms: 'The terms of use',
  marketing: 'News by email',
  equality: 'Storing your answers about equality',
}

type ConsentRow = Pick<Row<'consents'>, 'kind' | 'given' | 'text_version' | 'created_at'>

export const presentConsents = (rows: readonly ConsentRow[]) =>
  rows.map(({ kind, given, text_version, created_at }, index) => {
    const wasGiven = rows.slice(index + 1).some(row => row.kind === kind && row.given)
    return {
      text: NAMES[kind],
      act: given ? 'Agreed' : wasGiven ? 'Withdrawn' : 'Not agreed',
      version: text_version && date(new Date(`${text_version}T12:00:00Z`)),
      at: created_at.toISOString(),
    }
  })
