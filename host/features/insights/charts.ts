import type { Shares, Spread } from '../../db/tables/insights'

/** A row of a chart: the start and length of its bar out of 100, and its label. */
export interface ChartRow {
  label: string
  text: string
  from: number
  width: number
  /** The median of a range. */
  middle?: number
}

export interface Range extends Spread {
  label: string
  text: string
}

/** Bars from low to high on a common scale from zero, each with its median marked. */
export function presentRange(ranges: readonly Range[]): ChartRow[] {
  const most = Math.max(1, ...ranges.map(({ high }) => high))
  const part = (value: number) => Math.round((1000 * value) / most) / 10
  return ranges.map(({ label, text, low, median, high }) => ({
    ...{ label, text, from: part(low), middle: part(median) },
    width: Math.max(1, part(high - low)),
  }))
}

/** Returns bars on a scale of 0 to 100%: in the order of `labels` if given, otherwise most frequent first. */
export function presentShares(shares: Shares, labels?: Readonly<Record<string, string>>): ChartRow[] {
  const known = labels ? Object.keys(labels).filter(key => shares[key] !== undefined) : []
  const keys = labels ? known : Object.keys(shares).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
  return keys.map(key => {
    const percent = shares[key] ?? 0
    return { label: labels?.[key] ?? key, text: `${percent}%`, from: 0, width: percent }
  })
}
