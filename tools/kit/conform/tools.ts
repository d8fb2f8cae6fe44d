import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { BrowserType } from '@playwright/test'
import type { Tools } from './types'

/** Programs that are too large to ship with the linter: the project installs them. */
const NEEDED = ['playwright', 'axe-core', 'esbuild', 'idiomorph']
const FILES: Record<string, string> = { idiomorph: 'idiomorph/dist/idiomorph.js' }

/** Finds the tools in the project at `folder`; throws with the command that installs what is missing. */
export function findTools(folder: string, browser?: string): Tools {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const missing = NEEDED.filter(name => !canResolve(resolve, FILES[name] ?? name))
  if (missing.length > 0) {
    throw new Error(
      `firstrung conform opens the widget in a browser and needs ${missing.join(', ')} in this project. Install with:\n` +
        `  npm install --save-dev ${missing.join(' ')}${missing.includes('playwright') ? '\n  npx playwright install chromium' : ''}`,
    )
  }
  const load = createRequire(path.join(folder, 'package.json'))
  const { chromium } = load('playwright') as { chromium: BrowserType }
  const { build } = load('esbuild') as Pick<Tools, 'build'>
  return {
    build,
    launch: options => launch(chromium, { ...options, ...(browser ? { executablePath: browser } : {}) }),
    axe: readFileSync(resolve('axe-core/axe.min.js'), 'utf8'),
    idiomorph: readFileSync(resolve('idiomorph/dist/idiomorph.js'), 'utf8'),
  }
}

function canResolve(resolve: NodeJS.RequireResolve, name: string): boolean {
  try {
    return resolve(name) !== ''
  } catch {
    return false
  }
}

async function launch(chromium: BrowserType, options: Parameters<BrowserType['launch']>[0]) {
  // Chromium refuses to run as root with its sandbox, as in containers. Only localhost may be reached.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [...sandbox, '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
  try {
    return await chromium.launch({ args, ...options })
  } catch (error) {
    throw new Error(
      `The browser does not start. Install one with "npx playwright install chromium", or name one with --browser FILE.\n${(error as Error).message}`,
    )
  }
}
