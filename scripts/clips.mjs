import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { chromium, devices } from '@playwright/test'
import sharp from 'sharp'
import { encode } from './clips/encode.mjs'
import { Recorder } from './clips/recorder.mjs'
import { SCENES } from './clips/scenes.mjs'
import { root } from './widgets.mjs'

/**
 * Records the clips of the homepage's phones from a running site with demo data:
 * `node scripts/clips.mjs http://localhost:3000 [find check choose]`. It needs ffmpeg (`apt-get install ffmpeg`) and a
 * Chromium; its output in templates/pictures/clips is committed. Frames are pictures of the page, taken one by one
 * during scrolling and input, so a slow machine records the same clip as a fast one.
 */
const TO = path.join(root, 'templates/pictures/clips')
/** A phone of 360 by 780 pixels at a density of 1.5: clips of 540 by 1170. */
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true }
const LIMIT = 300_000
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const [site, ...names] = process.argv.slice(2)
if (!site) {
  console.error('Usage: node scripts/clips.mjs <address of a running site> [scene ...]')
  process.exit(1)
}
mkdirSync(TO, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic', '--disable-gpu'] })
try {
  for (const name of names.length > 0 ? names : Object.keys(SCENES)) {
    await record(name)
  }
} finally {
  await browser.close()
}

async function record(name) {
  const context = await browser.newContext({
    ...PHONE,
    userAgent: devices['Pixel 7'].userAgent,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    baseURL: site,
  })
  // The notice that covers every page until it is dismissed.
  await context.addCookies([{ name: 'transition-message', value: 'dismissed', url: site }])
  const recorder = new Recorder(await context.newPage())
  await SCENES[name](recorder)
  await context.close()
  const { frames, poster } = recorder
  // Twice the width of the phones on the homepage.
  await sharp(poster)
    .resize(432)
    .webp({ quality: 60, effort: 6 })
    .toFile(path.join(TO, `${name}.webp`))
  for (const kind of ['webm', 'mp4']) {
    const file = path.join(TO, `${name}.${kind}`)
    await encode(frames, kind, file)
    const { size } = statSync(file)
    console.log(`${name}.${kind}: ${frames.length} frames, ${Math.round(size / 1000)} kB`)
    if (size > LIMIT) {
      throw new Error(`${file} has more than ${LIMIT} bytes; shorten its scene`)
    }
  }
}
