import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { comparePictures } from './compare-pictures.mjs'
import { openStories } from './open-stories.mjs'

const LOOKS = [375, 1280].flatMap(width => ['light', 'dark'].map(scheme => ({ width, scheme })))

/**
 * Takes pictures of the stories of two builds of Storybook and writes the differing ones to `target`. Returns a result
 * for each picture: `{ id, title, look, kind, pixels }`; `kind` is `same`, `changed`, `added` or `removed`.
 */
export async function compareStories({ browser, before, after, target, wanted }) {
  const [old, current] = [storiesOf(before), storiesOf(after)]
  const ids = [...new Set([...old.keys(), ...current.keys()])].filter(id => id.includes(wanted)).sort()
  const [first, second] = await Promise.all([before, after].map(folder => openStories(browser, folder)))
  const blank = await browser.newPage()
  const results = []
  for (const look of LOOKS) {
    for (const id of ids) {
      const pictures = await Promise.all([
        old.has(id) ? first.picture(id, look) : undefined,
        current.has(id) ? second.picture(id, look) : undefined,
      ])
      const title = (current.get(id) ?? old.get(id)).title
      results.push({ id, title, look, ...(await outcomeOf(blank, pictures, nameOf(target, id, look))) })
    }
  }
  await Promise.all([first.close(), second.close(), blank.close()])
  return results
}

const nameOf = (target, id, { width, scheme }) => path.join(target, `${id}-${width}-${scheme}`)

async function outcomeOf(page, [before, after], file) {
  const both = before && after
  const compared = both && !before.equals(after) ? await comparePictures(page, { before, after }) : { pixels: 0 }
  if (both && compared.pixels === 0) {
    return { kind: 'same', pixels: 0 }
  }
  for (const [name, picture] of Object.entries({ before, after, difference: compared.difference })) {
    if (picture) {
      writeFileSync(`${file}-${name}.png`, picture)
    }
  }
  return { kind: both ? 'changed' : before ? 'removed' : 'added', pixels: compared.pixels, file: path.basename(file) }
}

function storiesOf(folder) {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, title, name }) => [id, { title: `${title}: ${name}` }]),
  )
}
