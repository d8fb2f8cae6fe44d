import type { ConsentKind } from '../../db/tables'

const NAMES: Readonly<Record<ConsentKind, string>> = {
  terms: 'The terms of use',
  marketing: 'News by email',
  equality: 'Storing your answers about equality',
}

/** Returns the log of consents as the page shows it. */
export const presentConsents = (rows: readonly { kind: ConsentKind; given: boolean; created_at: Date }[]) =>
  rows.map(({ kind, given, created_at }) => ({
    text: NAMES[kind],
    act: given ? 'Agreed' : 'Withdrawn',
    at: created_at.toISOString(),
  }))
