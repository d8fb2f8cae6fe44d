import type { Pen } from './pen'
import { circle, el, ellipse, path, rect, stroke, times } from './svg'

/** `ground` is the height of the ground line. */
export interface Stage {
  width: number
  height: number
  ground: number
  unit: number
}

/** On a dark wall a soft light would show its edge. */
const NIGHT_WALL = '#2C3C78'

export type Backdrop = 'hills' | 'city' | 'sea' | 'room' | 'hall' | 'stage'

export function drawBackdrop(pen: Pen, stage: Stage, kind: Backdrop): string {
  const { width, height, ground, unit } = stage
  if (kind === 'room' || kind === 'hall' || kind === 'stage') {
    return inside(pen, stage, kind)
  }
  const line = { hills, city, sea }[kind](pen, stage)
  const earth = kind === 'sea' ? '' : rect(0, ground, width, height - ground, pen.colors.ground)
  const path_ =
    kind === 'hills'
      ? path(
          `M0 ${height} L0 ${ground + 60 * unit} Q${width / 2} ${ground + 20 * unit} ${width} ${ground + 80 * unit} L${width} ${height} Z`,
          pen.colors.near,
          0.35,
        )
      : ''
  return sky(pen, stage) + line + earth + path_
}

function sky({ random, colors }: Pen, { width, height, ground, unit }: Stage): string {
  const gradient = el(
    'linearGradient',
    { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
    el('stop', { offset: 0, 'stop-color': colors.sky[0] }),
    el('stop', { offset: 1, 'stop-color': colors.sky[1] }),
  )
  const x = width * (0.15 + random.next() * 0.7)
  const y = ground * (0.2 + random.next() * 0.28)
  const sun =
    circle(x, y, 150 * unit, colors.sun, 0.22) +
    circle(x, y, 105 * unit, colors.sun, 0.35) +
    circle(x, y, 68 * unit, colors.sun)
  const clouds = times(random.between(2, 4) * Math.max(1, Math.round(width / (1200 * unit))), () =>
    cloud(
      random.next() * width,
      ground * (0.08 + random.next() * 0.4),
      unit * (0.6 + random.next() * 0.9),
      colors.cloud,
    ),
  )
  return el('defs', {}, gradient) + rect(0, 0, width, height, 'url(#sky)') + sun + clouds
}

function cloud(x: number, y: number, size: number, color: string): string {
  return el('path', {
    d: `M${x - 90 * size} ${y} q4 ${-26 * size} ${36 * size} ${-24 * size} q14 ${-34 * size} ${56 * size} ${-22 * size} q${36 * size} ${-12 * size} ${44 * size} ${22 * size} q${32 * size} 0 ${30 * size} ${24 * size} z`,
    fill: color,
    opacity: 0.82,
  })
}

function hills({ random, colors }: Pen, { width, ground, unit }: Stage): string {
  const range = (height: number, step: number, fill: string) => {
    let d = `M${-step} ${ground + 4}`
    for (let x = -step; x < width + step; x += step) {
      const rise = height * (0.55 + random.next() * 0.6)
      d += ` Q${x + step / 2} ${ground - rise * 1.35} ${x + step} ${ground - rise * 0.28}`
    }
    return path(`${d} L${width + step * 2} ${ground + 4} Z`, fill)
  }
  const trees = times(Math.round(width / (46 * unit)), index => {
    const size = unit * (8 + random.next() * 12)
    return random.chance(0.5)
      ? circle(index * 46 * unit + random.next() * 30, ground - size * 0.6, size, colors.near, 0.75)
      : ''
  })
  return (
    range(250 * unit, 480 * unit, colors.far) +
    range(160 * unit, 380 * unit, colors.mid) +
    range(80 * unit, 300 * unit, colors.near) +
    trees
  )
}

interface Box {
  x: number
  y: number
  w: number
  h: number
}

interface Windows {
  lit: string
  faint: number
  /** The height covered by the row in front. */
  hidden: number
}

function city({ random, colors }: Pen, { width, ground, unit }: Stage): string {
  const row = (low: number, high: number, fill: string, lit: Windows) => {
    let out = ''
    for (let x = -20 * unit; x < width;) {
      const w = unit * random.between(60, 130)
      const h = unit * random.between(low, high)
      out += rect(x, ground - h, w, h + 2, fill) + roof(x, ground - h, w, fill)
      out += windows({ x, y: ground - h, w, h }, lit)
      x += w + unit * random.between(2, 22)
    }
    return out
  }
  const roof = (x: number, y: number, w: number, fill: string) =>
    random.chance(0.3)
      ? path(`M${x} ${y + 1} L${x + w / 2} ${y - w * 0.35} L${x + w} ${y + 1} Z`, fill)
      : random.chance(0.25)
        ? rect(x + w * 0.4, y - 34 * unit, 5 * unit, 36 * unit, fill)
        : ''
  /** A thousand elements would be 100 kB, which a phone reads before it paints a cover. */
  const windows = ({ x, y, w, h }: Box, { lit, faint, hidden }: Windows) => {
    const shape = `h${10 * unit}v${15 * unit}h${-10 * unit}z`
    const next = `m${24 * unit} 0`
    const line = () => times(Math.floor(w / (24 * unit)), () => (random.chance(0.62) ? shape + next : next))
    const lines = times(Math.floor(h / (34 * unit)), index => {
      const top = (index * 34 + 14) * unit
      const drawn = line()
      return top < h - hidden * unit ? `M${x + 9 * unit} ${y + top}${drawn}` : ''
    })
    return path(lines, lit, faint)
  }
  return (
    row(190, 380, colors.far, { lit: colors.light, faint: 0.35, hidden: 110 }) +
    row(110, 250, colors.mid, { lit: colors.light, faint: 0.4, hidden: 50 }) +
    row(50, 120, colors.near, { lit: colors.glass, faint: 0.55, hidden: 0 })
  )
}

function sea({ random, colors }: Pen, { width, height, ground, unit }: Stage): string {
  const water = el('rect', {
    x: 0,
    y: ground - 120 * unit,
    width,
    height: height - ground + 120 * unit,
    fill: colors.near,
  })
  const light = times(26, () => {
    const y = ground - 108 * unit + random.next() * (height - ground + 100 * unit)
    const w = unit * random.between(30, 150)
    return el('rect', {
      x: random.next() * width,
      y,
      width: w,
      height: 5 * unit,
      rx: 2.5 * unit,
      fill: random.chance(0.6) ? colors.mid : colors.light,
      opacity: 0.55,
    })
  })
  const coast = random.chance(0.6)
    ? path(
        `M0 ${ground - 119 * unit} Q${width * 0.2} ${ground - 210 * unit} ${width * 0.45} ${ground - 119 * unit} Z`,
        colors.far,
      )
    : ''
  const gulls = times(random.between(2, 5), () => {
    const x = width * random.next()
    const y = ground * (0.25 + random.next() * 0.35)
    return stroke(
      `M${x} ${y} q${10 * unit} ${-12 * unit} ${20 * unit} 0 q${10 * unit} ${-12 * unit} ${20 * unit} 0`,
      colors.dark,
      3.5 * unit,
    )
  })
  return coast + water + light + gulls
}

function inside(pen: Pen, { width, height, ground, unit }: Stage, kind: 'room' | 'hall' | 'stage'): string {
  const { colors, random } = pen
  const dark = kind === 'stage'
  const wall = rect(0, 0, width, ground, dark ? colors.dark : colors.wall)
  const floor =
    rect(0, ground, width, height - ground, dark ? '#3B2A3F' : colors.floor) +
    rect(0, ground, width, 12 * unit, dark ? '#56405A' : colors.panel)
  const glow = dark
    ? ''
    : ellipse(
        width * random.next(),
        ground * 0.3,
        420 * unit,
        300 * unit,
        colors.light,
        colors.wall === NIGHT_WALL ? 0.05 : 0.22,
      )
  if (kind === 'hall') {
    const step = 200 * unit
    const beams = times(Math.ceil(width / step) + 1, index =>
      rect(index * step - 9 * unit, 0, 18 * unit, ground, colors.panel),
    )
    const truss = stroke(
      times(
        Math.ceil(width / step) + 1,
        index => `M${index * step} ${50 * unit} l${step / 2} ${56 * unit} l${step / 2} ${-56 * unit}`,
      ),
      colors.panel,
      9 * unit,
    )
    return wall + glow + truss + rect(0, 36 * unit, width, 16 * unit, colors.panel) + beams + floor
  }
  const band = random.chance(0.5)
    ? rect(0, ground - 150 * unit, width, 150 * unit, colors.panel)
    : rect(0, 0, width, ground * 0.24, colors.panel)
  return wall + (dark ? '' : glow + band) + floor
}
