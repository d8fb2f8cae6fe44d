const WIDTH = 720
const LEFT = 76
const RIGHT = 36
const PANEL = 200
const GAP = 56
const TOP = 32
const BOTTOM = 48

interface Line {
  label: string
  colour: string
  points: readonly (readonly [x: number, y: number])[]
}

interface Panel {
  unit: string
  /** The distance between two rules. */
  step: number
  lines: readonly Line[]
}

interface Chart {
  title: string
  xLabel: string
  panels: readonly Panel[]
}

/** Returns SVG with one panel below the other. */
export function drawChart({ title, xLabel, panels }: Chart): string {
  const height = TOP + panels.length * PANEL + (panels.length - 1) * GAP + BOTTOM
  const last = Math.max(...panels.flatMap(({ lines }) => lines.flatMap(({ points }) => points.map(([x]) => x))), 1)
  const x = (value: number) => Math.round(LEFT + (value / last) * (WIDTH - LEFT - RIGHT))
  const drawn = panels.map((panel, index) => drawPanel(panel, { x, top: TOP + index * (PANEL + GAP) }))
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<text x="${x(share * last)}" y="${height - BOTTOM + 20}" text-anchor="middle" fill="#444">${formatNumber(share * last)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="13">
<title>${title}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${drawn.join('\n')}
${marks.join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${height - 8}" text-anchor="middle" fill="#444">${xLabel}</text>
</svg>
`
}

function drawPanel({ unit, step, lines }: Panel, { x, top }: { x: (value: number) => number; top: number }): string {
  const most = Math.max(...lines.flatMap(({ points }) => points.map(([, value]) => value)))
  const limit = Math.ceil(most / step + 0.2) * step
  const y = (value: number) => Math.round(top + PANEL - (value / limit) * PANEL)
  const rules = Array.from({ length: limit / step + 1 }, (_, i) => i * step).map(
    value => `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#ddd"/>
<text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end" fill="#444">${value}${unit}</text>`,
  )
  const curves = lines.map(({ label, colour, points }, index) => {
    const corners = points.map(point => `${x(point[0])},${y(point[1])}`).join(' ')
    return `<polyline points="${corners}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>
<text x="${LEFT + 8 + index * 160}" y="${top - 10}" fill="${colour}">${label}</text>`
  })
  return [...rules, ...curves].join('\n')
}

const formatNumber = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })
