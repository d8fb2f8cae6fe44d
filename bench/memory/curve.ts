export interface Point {
  requests: number
  megabytes: number
}

const WIDTH = 720
const HEIGHT = 320
const LEFT = 76
const RIGHT = 36
const TOP = 24
const BOTTOM = 48
const STEP_MB = 250

export function drawCurve(points: readonly Point[], goal: number): string {
  const most = Math.max(...points.map(({ requests }) => requests), 1)
  const top = Math.ceil(Math.max(goal, ...points.map(({ megabytes }) => megabytes)) / STEP_MB + 0.2) * STEP_MB
  const x = (requests: number) => Math.round(LEFT + (requests / most) * (WIDTH - LEFT - RIGHT))
  const y = (megabytes: number) => Math.round(HEIGHT - BOTTOM - (megabytes / top) * (HEIGHT - TOP - BOTTOM))
  const line = points.map(({ requests, megabytes }) => `${x(requests)},${y(megabytes)}`).join(' ')
  const rules = Array.from({ length: top / STEP_MB + 1 }, (_, i) => i * STEP_MB)
  const marks = [0, 0.25, 0.5, 0.75, 1].map(share => share * most)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="13">
<title>Resident memory of the host by number of requests</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${rules
  .map(
    value => `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#ddd"/>
<text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end" fill="#444">${value} MB</text>`,
  )
  .join('\n')}
${marks
  .map(
    value =>
      `<text x="${x(value)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#444">${value.toLocaleString('en-GB')}</text>`,
  )
  .join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle" fill="#444">requests</text>
<path d="M${LEFT} ${y(goal)}H${WIDTH - RIGHT}" stroke="#b3261e" stroke-dasharray="6 4"/>
<text x="${WIDTH - RIGHT}" y="${y(goal) - 6}" text-anchor="end" fill="#b3261e">goal: ${goal} MB at most</text>
<polyline points="${line}" fill="none" stroke="#1f5fbf" stroke-width="2.5" stroke-linejoin="round"/>
</svg>
`
}
