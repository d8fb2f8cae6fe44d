import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../widgets.mjs'

const SOURCE = 'templates/mail/layout.mjml'

/**
 * Compiles the layout of mails to HTML for mail programs, as the Nunjucks template `dist/mail/layout.njk`. MJML leaves
 * Nunjucks tags unchanged. Throws if the source has an error.
 */
export async function buildMails() {
  const mjml2html = await loadMjml()
  const { html, errors } = await mjml2html(readFileSync(path.join(root, SOURCE), 'utf8'), {
    keepComments: false,
    validationLevel: 'soft',
  })
  if (errors.length > 0) {
    throw new Error(`${SOURCE} has faults:\n${errors.map(error => error.formattedMessage).join('\n')}`)
  }
  const folder = path.join(root, 'dist/mail')
  mkdirSync(folder, { recursive: true })
  // Indentation and empty lines would be a third of each mail.
  writeFileSync(path.join(folder, 'layout.njk'), html.replace(/\s*\n\s*/g, '\n'))
}

async function loadMjml() {
  try {
    return (await import('mjml')).default
  } catch (error) {
    const hint =
      'MJML is a development package: install with `npm ci --include=dev`, build, then `npm prune --omit=dev`'
    throw new Error(`The build of mails failed: ${hint}`, { cause: error })
  }
}
