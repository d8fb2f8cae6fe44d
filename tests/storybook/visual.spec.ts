import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { comparePictures } from '../../scripts/visual/compare-pictures.mjs'
import { writeReport } from '../../scripts/visual/report.mjs'

test('two pictures are compared pixel by pixel, also of different heights', async ({ page }) => {
  await page.setViewportSize({ width: 100, height: 50 })
  const picture = async (html: string) => {
    await page.setContent(`<style>body { margin: 0 } div { width: 100px }</style>${html}`)
    return page.screenshot({ fullPage: true })
  }
  const before = await picture('<div style="height: 50px; background: #fff"></div>')
  const nearlySame = await picture('<div style="height: 50px; background: #f8f8f8"></div>')
  const changed = await picture('<div style="height: 10px; background: #000"></div>')
  const longer = await picture('<div style="height: 80px; background: #fff"></div>')

  expect((await comparePictures(page, { before, after: nearlySame })).pixels).toBe(0)
  expect((await comparePictures(page, { before, after: changed })).pixels).toBe(1000)
  expect((await comparePictures(page, { before, after: longer })).pixels).toBe(3000)
})

test('the report has what differs, with the most pixels first', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'firstrung-visual-'))
  const look = { width: 375, scheme: 'dark' }
  const result = (id: string, kind: string, pixels: number) => ({ id, title: `<${id}>`, look, kind, pixels, file: id })
  writeReport(folder, {
    commit: 'abc1234',
    results: [
      result('one', 'same', 0),
      result('two', 'changed', 5),
      result('three', 'changed', 9),
      result('four', 'added', 0),
    ],
  })
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  rmSync(folder, { recursive: true })
  expect(html).toContain('<h1>3 of 4 pictures differ from abc1234</h1>')
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    '&#60;three&#62;, 375 px, dark: changed',
    '&#60;two&#62;, 375 px, dark: changed',
    '&#60;four&#62;, 375 px, dark: added',
  ])
  expect(html.match(/three-(before|after|difference)\.png/g)).toHaveLength(6)
})
