import type { Sample } from './samples'

const WIDTH = 720
const LEFT = 76
const RIGHT = 20
const PANEL = 200
const GAP = 56
const TOP = 32
const BOTTOM = 48

interface Line {
  key: 'resident' | 'heap' | 'descriptors'
  label: string
  colour: string
}

interface Panel {
  unit: string
  step: number
  lines: readonly Line[]
}

const MEMORY: Panel = {
  unit: ' MB',
  step: 100,
  lines: [
    { key: 'resident', label: 'resident memory', colour: '#1f5fbf' },
    { key: 'heap', label: 'heap in use', colour: '#b3261e' },
  ],
}
const DESCRIPTORS: Panel = {
  unit: '',
  step: 20,
  lines: [{ key: 'descriptors', label: 'open file descriptors', colour: '#1b6e3c' }],
}

export function drawSoak(samples: readonly Sample[]): string {
  const panels = samples.some(({ descriptors }) => Number.isFinite(descriptors)) ? [MEMORY, DESCRIPTORS] : [MEMORY]
  const height = TOP + panels.length * PANEL + (panels.length - 1) * GAP + BOTTOM
  const last = Math.max(samples.at(-1)?.seconds ?? 0, 1)
  const x = (seconds: number) => Math.round(LEFT + (seconds / last) * (WIDTH - LEFT - RIGHT))
  const drawn = panels.map((panel, index) => drawPanel(samples, panel, { x, top: TOP + index * (PANEL + GAP) }))
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<text x="${x(share * last)}" y="${height - BOTTOM + 20}" text-anchor="middle" fill="#444">${formatMinutes(share * last)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="13">
<title>Memory and open file descriptors of a host under steady load</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${drawn.join('\n')}
${marks.join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${height - 8}" text-anchor="middle" fill="#444">minutes</text>
</svg>
`
}

function drawPanel(
  samples: readonly Sample[],
  { unit, step, lines }: Panel,
  { x, top }: { x: (seconds: number) => number; top: number },
): string {
  const most = Math.max(...lines.flatMap(({ key }) => samples.map(sample => sample[key])))
  const limit = Math.ceil(most / step + 0.2) * step
  const y = (value: number) => Math.round(top + PANEL - (value / limit) * PANEL)
  const rules = Array.from({ length: limit / step + 1 }, (_, i) => i * step).map(
    value => `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#ddd"/>
<text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end" fill="#444">${value}${unit}</text>`,
  )
  const curves = lines.map(({ key, label, colour }, index) => {
    const points = samples.map(sample => `${x(sample.seconds)},${y(sample[key])}`).join(' ')
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>
<text x="${LEFT + 8 + index * 160}" y="${top - 10}" fill="${colour}">${label}</text>`
  })
  return [...rules, ...curves].join('\n')
}

function formatMinutes(seconds: number): string {
  return (seconds / 60).toLocaleString('en-GB', { maximumFractionDigits: 1 })
}
