import type { Shares, Spread } from '../../../db/tables/insights'

/** `from` and `width` are percentages of the scale. */
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

/** All bars share a scale from zero. */
export function presentRange(ranges: readonly Range[]): ChartRow[] {
  const most = Math.max(1, ...ranges.map(({ high }) => high))
  const part = (value: number) => Math.round((1000 * value) / most) / 10
  return ranges.map(({ label, text, low, median, high }) => ({
    ...{ label, text, from: part(low), middle: part(median) },
    width: Math.max(1, part(high - low)),
  }))
}

/** In the order of `labels` if given, otherwise most frequent first. */
export function presentShares(shares: Shares, labels?: Readonly<Record<string, string>>): ChartRow[] {
  const known = labels ? Object.keys(labels).filter(key => shares[key] !== undefined) : []
  const keys = labels ? known : Object.keys(shares).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
  return keys.map(key => {
    const percent = shares[key] ?? 0
    return { label: labels?.[key] ?? key, text: `${percent}%`, from: 0, width: percent }
  })
}

/** `x` and `y` are percentages; `place` is the index of the value in the row. */
export interface Dot {
  place: number
  x: number
  y: number
}

/** Percentage of the narrowest scale that a dot covers; nearer dots are in different lanes. */
const DOT_WIDTH = 15

export interface Scale {
  least: number
  most: number
}

/** Dots need not start at 0, as bars do. */
export function scaleBy(step: number, values: readonly number[]): Scale {
  const least = Math.floor(Math.min(...values) / step) * step
  return { least, most: Math.max(least + step, Math.ceil(Math.max(...values) / step) * step) }
}

/** Overlapping dots get lanes below each other. */
export function presentDots(values: readonly (number | undefined)[], { least, most }: Scale): Dot[] {
  const lanes: number[][] = []
  const dots = values.flatMap((value, place) => {
    if (value === undefined) {
      return []
    }
    const x = Math.round((1000 * (value - least)) / (most - least)) / 10
    const isFree = (lane: readonly number[]) => lane.every(other => Math.abs(other - x) >= DOT_WIDTH)
    const lane = lanes.find(isFree) ?? lanes[lanes.push([]) - 1]
    lane?.push(x)
    return lane ? [{ place, x, lane }] : []
  })
  return dots.map(({ place, x, lane }) => ({
    place,
    x,
    y: Math.round((100 * (lanes.indexOf(lane) + 0.5)) / lanes.length),
  }))
}
