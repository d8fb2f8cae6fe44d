import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { comparePictures } from './compare-pictures.mjs'
import { LOOKS, openStories } from './open-stories.mjs'

/**
 * Takes pictures of the stories of two builds of Storybook and writes the differing ones to `target`. Returns a result
 * for each picture: `{ id, title, look, kind, pixels }`; `kind` is `same`, `changed`, `added` or `removed`.
 */
export async function compareStories({ browser, before, after, target, wanted }) {
  const [old, current] = await Promise.all([before, after].map(folder => openStories(browser, folder)))
  const titles = new Map([...old.titles, ...current.titles])
  const blank = await browser.newPage()
  const results = []
  for (const id of [...titles.keys()].filter(story => story.includes(wanted)).sort()) {
    const take = () => Promise.all([old, current].map(build => (build.titles.has(id) ? build.pictures(id) : [])))
    const first = await take()
    // A widget may load code, such as that of its dialog, after its story is finished.
    const [oldPictures, pictures] = areEqual(...first) ? first : await take()
    for (const [index, look] of LOOKS.entries()) {
      const file = path.join(target, `${id}-${look.width}-${look.scheme}`)
      const outcome = await outcomeOf(blank, [oldPictures[index], pictures[index]], file)
      results.push({ id, title: titles.get(id), look, ...outcome })
    }
  }
  await Promise.all([old, current, blank].map(page => page.close()))
  return results
}

const areEqual = (old, current) => LOOKS.every((_, index) => current[index] && old[index]?.equals(current[index]))

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
