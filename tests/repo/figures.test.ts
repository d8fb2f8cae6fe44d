import { describe, expect, it } from 'vitest'
import { expectNone, filesUnder, read, readJson } from './support'

/** A measured figure as prose writes it: `1,520 B`, `0.05 ms`, `85 %`, `4.2 kB`. */
const FIGURE = /(?<![\w.])(\d[\d,]*(?:\.\d+)?)\s?(B|kB|MB|µs|ms|s|%|requests\/s)(?![\w/])/g
/** Benches may use the smaller unit. */
const SCALES: Readonly<Record<string, readonly number[]>> = {
  kB: [1, 1e3],
  MB: [1, 1e3, 1e6],
  ms: [1, 1e3],
  s: [1, 1e3],
}

describe('the figures of README.md and docs/performance.md', () => {
  it('were measured by a bench', () => {
    const measured = filesUnder('bench/results')
      .filter(file => file.endsWith('.json'))
      .flatMap(file => numbersIn(readJson(file)))
    expectNone(
      figuresIn(read('README.md') + read('docs/performance.md')).filter(
        figure => !measured.some(value => matches(figure, value)),
      ),
      'No file of bench/results contains these; run npm run bench and copy the figures it prints:',
    )
  })

  it('are compared after rounding', () => {
    expect(figuresIn('Core is 1.52 kB, a scan 0.4 ms.\n`npm start`')).toEqual(['1.52 kB', '0.4 ms'])
    expect(matches('1.52 kB', 1519)).toBe(true)
    expect(matches('1.52 kB', 1600)).toBe(false)
    expect(matches('0.4 ms', 0.3812)).toBe(true)
  })
})

const figuresIn = (text: string) =>
  [...text.replace(/```[\s\S]*?```|`[^`]*`/g, '').matchAll(FIGURE)].map(([whole]) => whole)

function matches(figure: string, value: number): boolean {
  const [, digits = '', unit = ''] = new RegExp(FIGURE.source).exec(figure) ?? []
  const decimals = digits.split('.')[1]?.length ?? 0
  const wanted = digits.replaceAll(',', '')
  return (SCALES[unit] ?? [1]).some(scale => (value / scale).toFixed(decimals) === wanted)
}

function numbersIn(json: unknown): number[] {
  if (typeof json === 'number') {
    return [json]
  }
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(numbersIn) : []
}
