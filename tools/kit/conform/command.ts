import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packageSubject } from './package-subject'
import { CHECKS, runChecks } from './run'
import { findTools } from './tools'
import { urlSubject } from './url-subject'

export const CONFORM_USAGE = `firstrung conform PACKAGE|URL [options]

Checks a widget in a browser. PACKAGE is a folder or a tarball; URL is a page with a marker.

  --props FILE     the props to check a package with, as JSON (the default is its first example)
  --widget NAME    which widget of the page
  --cycles NUMBER  how often the leak check mounts and removes it (1000)
  --browser FILE   the Chromium to use (the default is CHROMIUM_PATH, or that of Playwright)

A check that the widget cannot pass by its purpose is left out where its package.json says why:
"conform": { "no script": "Without script there is nothing to copy to." }

Ends with 1 if a check fails, with 2 if it cannot run.`

const LABELS = { passed: 'ok  ', failed: 'FAIL', excepted: '--  ' }

export async function conformCommand(args: string[], print: (line: string) => void): Promise<number> {
  const { target, cycles, props, widget, browser: file } = readArguments(args)
  const folder = process.cwd()
  const tools = findTools(folder, file)
  const isUrl = /^https?:/.test(target)
  const browser = await tools.launch()
  try {
    const subject = isUrl
      ? await urlSubject(target, browser, widget)
      : await packageSubject(target, { folder, tools, ...props })
    const count = { passed: 0, failed: 0, excepted: 0 }
    await runChecks({ subject, tools, browser, cycles }, (outcome, name, reason = '') => {
      count[outcome]++
      print(`${LABELS[outcome]} ${name}${reason && `: ${reason.replace(/\s+/g, ' ')}`}`)
    })
    if ('close' in subject) {
      ;(subject as { close: () => void }).close()
    }
    print(
      `${subject.name}: ${count.passed} of ${CHECKS.length} checks passed, ${count.failed} failed, ${count.excepted} excepted`,
    )
    return count.failed > 0 ? 1 : 0
  } finally {
    await browser.close()
  }
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      props: { type: 'string' },
      widget: { type: 'string' },
      cycles: { type: 'string', default: '1000' },
      browser: { type: 'string' },
    },
  })
  const [target, ...others] = positionals
  if (!target || others.length > 0) {
    throw new Error(`Name one package or one address.\n\n${CONFORM_USAGE}`)
  }
  if (!/^https?:/.test(target) && !existsSync(target)) {
    throw new Error(`There is no file or folder ${target}`)
  }
  const cycles = Number(values.cycles)
  if (!Number.isInteger(cycles) || cycles < 1) {
    throw new Error(`--cycles must be a whole number above 0, not ${values.cycles}`)
  }
  const props = values.props ? { props: JSON.parse(readFileSync(values.props, 'utf8')) as object } : {}
  return { target, cycles, props, widget: values.widget, browser: values.browser ?? process.env.CHROMIUM_PATH }
}
