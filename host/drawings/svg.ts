type Value = string | number
type Attributes = Readonly<Record<string, Value | undefined>>

/** Uses presentation attributes only, so that it works under the strictest policy. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value = '']) => ` ${key}="${escapeXml(key === 'd' ? shortNumbers(String(value)) : write(value))}"`)
    .join('')
  const inside = children.join('')
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`
}

export function svg(width: number, height: number, ...children: readonly string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  )
}

export function rect(x: number, y: number, width: number, height: number, fill: string, rx?: number): string {
  return el('rect', { x, y, width, height, fill, rx })
}

export function circle(cx: number, cy: number, r: number, fill: string, opacity?: number): string {
  return el('circle', { cx, cy, r, fill, opacity })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number): string {
  return el('ellipse', { cx, cy, rx, ry, fill, opacity })
}

export function path(d: string, fill: string, opacity?: number): string {
  return el('path', { d, fill, opacity })
}

export function stroke(d: string, color: string, width: number): string {
  return el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

export function group(transform: string, ...children: readonly string[]): string {
  return el('g', { transform }, ...children)
}

export function place(x: number, y: number, scale: number, content: string, mirrored = false): string {
  const across = mirrored ? -scale : scale
  return group(`translate(${short(x)} ${short(y)}) scale(${short(across, 3)} ${short(scale, 3)})`, content)
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)))
}

const write = (value: Value) => (typeof value === 'number' ? short(value) : value)

const shortNumbers = (text: string) => text.replace(/-?\d+\.\d{2,}/g, number => short(Number(number)))
