import type { listHidden } from './queries'

type HiddenRow = Awaited<ReturnType<typeof listHidden>>[number]

export const presentHidden = (rows: readonly HiddenRow[]) => ({
  jobs: rows.filter(({ type }) => type === 'jobs'),
  companies: rows.filter(({ type }) => type === 'companies'),
})
