import { writeFileSync } from 'node:fs'
import path from 'node:path'

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem } figure { flex: 1; min-width: 0; margin: 0 } img { max-width: 100%; border: 1px solid #8888 }
.pictures { display: flex; gap: 1rem; align-items: flex-start } h2 { margin-top: 3rem; font-size: 1.1rem }`

export function writeReport(target, { commit, results }) {
  const differing = results.filter(({ kind }) => kind !== 'same').sort((a, b) => (b.pixels ?? 0) - (a.pixels ?? 0))
  const title = `${differing.length} of ${results.length} pictures differ from ${commit}`
  writeFileSync(
    path.join(target, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>${differing.map(section).join('\n')}</html>`,
  )
}

function section({ id, title, look, kind, file }) {
  const shown = { changed: ['before', 'after', 'difference'], added: ['after'], removed: ['before'] }[kind]
  const figures = shown.map(
    name =>
      `<figure><figcaption>${name}</figcaption><a href="${file}-${name}.png"><img loading="lazy" alt="${name}" src="${file}-${name}.png"></a></figure>`,
  )
  return `<h2 id="${id}-${look.width}-${look.scheme}">${escapeHtml(title)}, ${look.width} px, ${look.scheme}: ${kind}</h2><div class="pictures">${figures.join('')}</div>`
}

const escapeHtml = text => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
