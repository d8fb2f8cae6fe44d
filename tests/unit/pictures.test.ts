import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../../host/features/public/categories/list'
import { drawCard } from '../../host/features/public/pictures/card'
import { drawPicture, FOLDER, pictureKinds, places } from '../../host/features/public/pictures/drawings'
import { slugOf } from '../../host/lib/slug'
import { employers } from '../../tools/demo/texts'

const FIXED = { logo: ['halden-rail'], ladders: ['home', 'missing-rung'], brand: ['mark', 'maskable'] } as Record<
  string,
  string[]
>
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
        expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 \d+ \d+"/)
        expect(drawing).not.toMatch(/NaN|undefined|Infinity|style=|<style|<script|on\w+=|href/)
        const { width, height } = await sharp(Buffer.from(drawing)).metadata()
        expect(width).toBeGreaterThan(90)
        expect(height).toBeGreaterThan(90)
      }
    })
  }

  it('has two scenes of every kind of place that the demo and the categories name, each in less than 90 kB', () => {
    const named = [...employers.flatMap(({ scenes }) => scenes), ...CATEGORIES.map(({ scene }) => scene)]
    expect(places).toEqual(expect.arrayContaining([...new Set(named)]))
    const files = places.flatMap(place => [`scene/${place}-1`, `scene/${place}-2`, `cover/${place}`])
    const drawings = files.map(file => readFileSync(path.join(FOLDER, `${file}.svg`), 'utf8'))
    expect(new Set(drawings).size).toBe(files.length)
    expect(Math.max(...drawings.map(drawing => drawing.length))).toBeLessThan(90_000)
  })

  it('shows the kind of place that the seed begins with, in colours that the rest of the seed decides', () => {
    const offices = Array.from({ length: 40 }, (_, index) => drawPicture('cover', `office-${index}`) ?? '')
    const withoutColours = (drawing: string) => drawing.replace(/#[\dA-F]{6}/g, '')
    expect(new Set(offices.map(withoutColours)).size).toBe(1)
    expect(new Set(offices).size).toBe(6)
  })

  it('has a different mark for each employer of the demo', () => {
    const marks = employers.map(({ name }) => drawPicture('logo', slugOf(name)))
    expect(marks).not.toContain(undefined)
    expect(new Set(marks).size).toBe(employers.length)
  })

  it('writes no part of a hostile seed into the picture', () => {
    for (const kind of pictureKinds) {
      const drawing = drawPicture(kind, HOSTILE)
      expect(drawing ?? '').not.toContain('alert')
      expect(elementsOf(drawing ?? '<svg/>')).not.toContain('script')
    }
  })

  it('knows only the ladders and marks that exist', () => {
    expect(drawPicture('logo', 'nowhere')).toBeUndefined()
    expect(drawPicture('ladders', 'nowhere')).toBeUndefined()
    expect(drawPicture('brand', '../ladders/home')).toBeUndefined()
  })
})

describe('drawCard', () => {
  it('sets any title in the font that comes with it, inside the card', async () => {
    const titles = ['Zoë’s café, Ynys Môn', 'A'.repeat(400), HOSTILE, '', 'Łódź – 日本']
    for (const title of titles) {
      const card = await drawCard('job-1', { title, line: title })
      expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    }
  })
})
