import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCard, drawPicture, pictureKinds, sceneKinds } from '../../host/drawings'

const FIXED = { ladders: ['home', 'missing-rung'], brand: ['mark', 'maskable'] } as Record<string, string[]>
const seeds = ['halden-rail', 'workshop-halden-rail-3', 'x', '9-lives', 'a'.repeat(80)]
const HOSTILE = `"><script>alert('1')</script>&amp;]]>`

/** The names of all elements; what was escaped is text and has none. */
function elementsOf(xml: string): string[] {
  const names: string[] = []
  const parser = new Parser({ onopentagname: name => names.push(name) }, { xmlMode: true })
  parser.end(xml)
  return names
}

describe('drawPicture', () => {
  for (const kind of pictureKinds) {
    it(`draws the same ${kind} for the same seed, as plain SVG`, async () => {
      for (const seed of FIXED[kind] ?? seeds) {
        const drawing = drawPicture(kind, seed) ?? ''
        expect(drawPicture(kind, seed)).toBe(drawing)
        expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
        expect(drawing).not.toMatch(/NaN|undefined|Infinity|style=|<style|<script|on\w+=|href/)
        const { width, height } = await sharp(Buffer.from(drawing)).metadata()
        expect(width).toBeGreaterThan(90)
        expect(height).toBeGreaterThan(90)
      }
    })
  }

  it('draws every kind of place, each another picture, in less than 90 kB', () => {
    const drawings = sceneKinds.map(kind => drawPicture('scene', `${kind}-halden-rail-1`) ?? '')
    expect(new Set(drawings).size).toBe(sceneKinds.length)
    expect(Math.max(...drawings.map(drawing => drawing.length))).toBeLessThan(90_000)
  })

  it('gives different employers different marks', () => {
    const marks = Array.from({ length: 200 }, (_, index) => drawPicture('logo', `employer-${index}`))
    expect(new Set(marks).size).toBeGreaterThan(150)
  })

  it('writes no part of a hostile seed into the picture', () => {
    for (const kind of pictureKinds) {
      const drawing = drawPicture(kind, HOSTILE)
      expect(drawing ?? '').not.toContain('alert')
      expect(elementsOf(drawing ?? '<svg/>')).not.toContain('script')
    }
  })

  it('knows only the ladders and marks that exist', () => {
    expect(drawPicture('ladders', 'nowhere')).toBeUndefined()
    expect(drawPicture('brand', 'nothing')).toBeUndefined()
  })
})

describe('drawCard', () => {
  it('sets any title as outlines that stay inside the card', async () => {
    const titles = ['Zoë’s café, Ynys Môn', 'A'.repeat(400), HOSTILE, '', 'Łódź – 日本']
    for (const title of titles) {
      const card = drawCard('job-1', { title, line: title })
      expect(elementsOf(card)).not.toContain('script')
      expect(await sharp(Buffer.from(card)).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })
})
