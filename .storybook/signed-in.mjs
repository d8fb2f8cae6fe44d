import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { buildStale } from '../scripts/lib/outputs.mjs'
import { root } from '../scripts/widgets.mjs'

const MODULE = 'virtual:signed-in-pages'
const MAX_BYTES = 20_000_000

/** Every view of the dashboard by name. `*` stands for the first job that the page before links to. */
const PAGES = {
  hub: '/dashboard/my-hub',
  'tracker, list': '/dashboard/app-tracker',
  'tracker, one job': '/dashboard/app-tracker/all/*',
  'tracker, board': '/dashboard/app-tracker/all?view=board',
  'add a job': '/dashboard/external-jobs/new',
  'import applications': '/dashboard/import-applications',
  'saved items': '/dashboard/saved-items',
  'own reviews': '/dashboard/my-reviews',
  account: '/dashboard/account',
}

/** Returns the HTML of each page by its name, from a host with the demo data. */
async function readPages() {
  await buildStale(['site', 'server', 'mails', 'host', 'embed'])
  const args = ['--conditions=source', '--import', 'tsx', '.storybook/signed-in-pages.ts', JSON.stringify(PAGES)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: MAX_BYTES })
  return stdout
}

/** Read once: creating the demo data of a day takes long. */
let read

export function signedInPages() {
  return {
    name: 'firstrung-signed-in-pages',
    resolveId: id => (id === MODULE ? `\0${MODULE}` : null),
    load: async id => (id === `\0${MODULE}` ? `export const pages = ${await (read ??= readPages())}` : null),
  }
}
