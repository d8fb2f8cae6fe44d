import type { listHidden } from './queries'

type HiddenRow = Awaited<ReturnType<typeof listHidden>>[number]

/** Returns what a person has hidden, as their page lists it. */
export const presentHidden = (rows: readonly HiddenRow[]) => ({
  jobs: rows.filter(({ type }) => type === 'jobs'),
  companies: rows.filter(({ type }) => type === 'companies'),
})
