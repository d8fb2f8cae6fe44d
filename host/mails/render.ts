import { existsSync } from 'node:fs'
import path from 'node:path'
import nunjucks from 'nunjucks'
import { root } from '../lib/root'
import { type MailContent, withAddresses } from './content'
import { renderText } from './text'

const LAYOUT = 'layout.njk'
const FOLDER = path.join(root, 'dist/mail')

type MailRenderer = (mail: { subject: string; content: MailContent }) => { text: string; html: string }

/** Uses the layout that `npm run build -- mails` compiles, and throws if it is missing. All content is escaped. */
export function createMailRenderer({ baseUrl, watch = false }: { baseUrl: string; watch?: boolean }): MailRenderer {
  if (!existsSync(path.join(FOLDER, LAYOUT))) {
    throw new Error('The layout of mails is not built; run npm run build -- mails')
  }
  const loader = new nunjucks.FileSystemLoader(FOLDER, { noCache: watch })
  const environment = new nunjucks.Environment(loader, { autoescape: true, trimBlocks: true })
  const site = { name: 'Firstrung', url: baseUrl }
  return ({ subject, content }) => {
    const mail = withAddresses(content, baseUrl)
    return { text: renderText(mail, site), html: environment.render(LAYOUT, { mail, subject, site }) }
  }
}
