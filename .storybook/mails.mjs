import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { buildStale } from '../scripts/lib/outputs.mjs'
import { pascalCase, root } from '../scripts/widgets.mjs'

const MODULE = 'virtual:mails'
const BASE_URL = 'https://firstrung.test'

/** Returns the mail of `stories/mails/<mail>.stories.tsx`; undefined for other files. */
export const mailOfStory = file =>
  /^stories\/mails\/([\w-]+)\.stories\.tsx$/.exec(path.relative(root, path.resolve(root, file)))?.[1]

/** Returns every mail by name and state, made by the code of the host: `{ subject, preheader, html, text }`. */
async function renderMails() {
  await buildStale(['mails'])
  const { outputFiles } = await build({
    stdin: {
      contents: `export { examples } from './host/mails/examples'\nexport { createMailRenderer } from './host/mails/render'`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  // Written to a file, because Node resolves packages from its folder.
  const file = path.join(root, '.cache/mails.mjs')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, outputFiles[0].contents)
  const { createMailRenderer, examples } = await import(`${pathToFileURL(file).href}?${Date.now()}`)
  const render = createMailRenderer({ baseUrl: BASE_URL })
  return mapValues(examples, states =>
    mapValues(states, ({ subject, content }) => ({
      subject,
      preheader: content.preheader,
      ...render({ subject, content }),
    })),
  )
}

/** Rendered once, because Storybook requests many stories at the same time. Restart it to see changed texts. */
let rendered
const allMails = () => (rendered ??= renderMails())

const mapValues = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

const exportName = state => pascalCase(state.replace(/[^\da-z]+/gi, '-'))

export const indexMailStories = {
  test: /[\\/]stories[\\/]mails[\\/][\w-]+\.stories\.tsx$/,
  async createIndex(file) {
    const mail = mailOfStory(file)
    const states = (await allMails())[mail]
    if (!states) {
      throw new Error(`There is no mail for ${file} in host/mails/examples.ts`)
    }
    return Object.keys(states).map(name => ({
      type: 'story',
      importPath: file,
      exportName: exportName(name),
      name,
      title: `Mails/${mail}`,
    }))
  },
}

/** Provides the rendered mails, and adds an export for each state to the story file of a mail. */
export function mailStories() {
  return {
    name: 'firstrung-mail-stories',
    enforce: 'pre',
    resolveId: id => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      return id === `\0${MODULE}` ? `export const mails = ${JSON.stringify(await allMails())}` : null
    },
    async transform(code, id) {
      const mail = mailOfStory(id.split('?')[0])
      if (!mail) {
        return null
      }
      const exports = Object.keys((await allMails())[mail]).map(
        name => `export const ${exportName(name)} = ${JSON.stringify({ name, args: { state: name } })};`,
      )
      return { code: `${code}\n${exports.join('\n')}`, map: null }
    },
  }
}
