type Attributes = Readonly<Record<string, string | number | undefined>>

/** Uses presentation attributes only, so that it works under the strictest policy. The values are ours: none is escaped. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`
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

export function path(d: string, fill: string): string {
  return el('path', { d, fill })
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

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
