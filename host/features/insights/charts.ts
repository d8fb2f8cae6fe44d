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

/** A mark on a line: its position in percent of the width and height, and the place of its value in the row. */
export interface Dot {
  place: number
  x: number
  y: number
}

/** Dots nearer than this are in different lanes: the width of a dot on the narrowest scale, in percent. */
const DOT_WIDTH = 15

export interface Scale {
  least: number
  most: number
}

/** Returns the scale between the multiples of `step` around the values: dots need not start at 0, as bars do. */
export function scaleBy(step: number, values: readonly number[]): Scale {
  const least = Math.floor(Math.min(...values) / step) * step
  return { least, most: Math.max(least + step, Math.ceil(Math.max(...values) / step) * step) }
}

/** Returns the dots of values on a common scale; values that overlap get lanes below each other. */
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
