import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '../../../lib/escape-html'
import { excerpt } from '../../../lib/formats'
import { drawPicture, FOLDER } from './drawings'

const INK = '#14213D'
const SOFT = '#47536F'
/** Comes with the site (host/NOTICE.md), so that a card looks the same on a machine without fonts. */
const FONT = { family: 'Bricolage Grotesque 96pt ExtraBold', file: path.join(FOLDER, 'card-font.ttf') }
const LEFT = 72
const WIDTH = 560
const MIDDLE = 340
const GAP = 28

export interface CardText {
  title: string
  line: string
}

/** Returns a PNG of 1200 by 630 for posts that share a page. */
export async function drawCard(seed: string, { title, line }: CardText): Promise<Buffer> {
  const [heading, below, name] = await Promise.all([
    write(excerpt(title, 72), { size: title.length > 36 ? 54 : 68, color: INK }),
    write(excerpt(line, 40), { size: 30, color: SOFT }),
    write('Firstrung', { size: 42, color: INK }),
  ])
  const top = Math.round(MIDDLE - heading.height / 2)
  return sharp(Buffer.from(drawFrame(seed)))
    .composite([
      { ...heading.image, left: LEFT, top },
      { ...below.image, left: LEFT, top: top + heading.height + GAP },
      { ...name.image, left: 148, top: 78 },
    ])
    .png({ palette: true })
    .toBuffer()
}

const drawFrame = (
  seed: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <defs><clipPath id="window"><circle cx="1010" cy="315" r="350"/></clipPath></defs>
  <rect width="1200" height="630" fill="#FBFBF8"/>
  <circle cx="1010" cy="315" r="372" fill="#E8F1FF"/>
  <g clip-path="url(#window)"><g transform="translate(452 -52) scale(.93)">${drawPicture('scene', seed) ?? ''}</g></g>
  <g transform="translate(${LEFT} 64) scale(.625)">${drawPicture('brand', 'mark') ?? ''}</g>
</svg>`

interface Style {
  size: number
  color: string
}

async function write(text: string, { size, color }: Style): Promise<{ image: OverlayOptions; height: number }> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(inFont(text)) || '…'}</span>`,
      // The comma ends the name of the family, which would otherwise be read as a weight.
      font: `${FONT.family}, ${size}`,
      fontfile: FONT.file,
      width: WIDTH,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { image: { input: data }, height: info.height }
}

/** Letters that the font lacks lose their accents; other characters become a question mark. */
const inFont = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^ -ÿ–—‘’“”•…€]/gu, letter => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^ -ÿ–—‘’“”•…€]/gu, '?')
