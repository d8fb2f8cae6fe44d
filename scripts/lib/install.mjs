import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { CORE_PACKAGES, listWidgets, root } from '../widgets.mjs'
import { runNpm } from './run.mjs'

const LOCK = path.join(root, 'package-lock.json')
const INSTALLED = path.join(root, 'node_modules/.package-lock.json')
const SILENT = ['--no-audit', '--no-fund', '--loglevel=error']

/** Installs if node_modules is missing or differs from the lockfile, or if one of our packages is not linked. */
export async function ensureInstalled() {
  const reason = whyInstall()
  if (!reason) {
    return
  }
  console.log(`Installing packages, because ${reason}; this takes a minute or two`)
  const began = performance.now()
  const strict = await runNpm(['ci', ...SILENT])
  // A new widget folder is not in the lockfile yet: `npm ci` refuses it, `npm install` adds it.
  const done = strict.code === 0 ? strict : await runNpm(['install', ...SILENT])
  if (done.code !== 0) {
    console.error(done.output)
    throw new Error('npm could not install the packages; is the registry reachable?')
  }
  console.log(`Installed in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

function whyInstall() {
  if (!existsSync(INSTALLED)) {
    return 'there is no node_modules yet'
  }
  const missing = [...CORE_PACKAGES, ...listWidgets().map(({ name }) => name)].find(
    name => !existsSync(path.join(root, 'node_modules/@firstrung', name)),
  )
  if (missing) {
    return `@firstrung/${missing} is not linked`
  }
  if (statSync(LOCK).mtimeMs <= statSync(INSTALLED).mtimeMs) {
    return undefined
  }
  const changed = changedPackage()
  if (!changed) {
    utimesSync(INSTALLED, new Date(), new Date())
  }
  return changed && `${changed} changed in package-lock.json`
}

/** A checkout touches the lockfile without changing it, so the contents decide. */
function changedPackage() {
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  return Object.keys(wanted).find(
    name => name !== '' && !wanted[name].optional && wanted[name].version !== installed[name]?.version,
  )
}
