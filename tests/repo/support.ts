import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { root } from '../../scripts/widgets.mjs'

const SKIP = new Set(['node_modules', 'dist', 'var', '.git', '.cache', 'test-results', '.DS_Store'])

/** Fails if a rule of the repository is broken: `faults` has a line for each violation, `advice` explains how to fix them. */
export function expectNone(faults: readonly string[], advice: string): void {
  expect(faults, `${advice}\n${faults.join('\n')}\n`).toEqual([])
}

/** Every file below a folder, relative to the repository, without generated and installed ones. */
export function filesUnder(dir: string): string[] {
  const full = path.join(root, dir)
  if (!existsSync(full)) {
    return []
  }
  return readdirSync(full)
    .filter(name => !SKIP.has(name) && !name.startsWith('.tmp-'))
    .sort()
    .flatMap(name => {
      const file = path.posix.join(dir, name)
      return statSync(path.join(root, file)).isDirectory() ? filesUnder(file) : [file]
    })
}

/** The features by the part of the product that they belong to: `public/jobs`. */
export const featureFolders = () =>
  foldersIn('host/features').flatMap(part => foldersIn(`host/features/${part}`).map(name => `${part}/${name}`))

export function foldersIn(dir: string): string[] {
  const full = path.join(root, dir)
  return existsSync(full)
    ? readdirSync(full, { withFileTypes: true })
        .filter(entry => entry.isDirectory() && !SKIP.has(entry.name))
        .map(entry => entry.name)
        .sort()
    : []
}

export const exists = (file: string): boolean => existsSync(path.join(root, file))

/** Returns the text of a file of the repository; throws if it is missing. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

export function readBytes(file: string): Buffer {
  return readFileSync(path.join(root, file))
}

export function readJson<T>(file: string): T {
  return JSON.parse(read(file)) as T
}

/** Returns `file:line` and text of each match, as links that editors can open. */
export function linesMatching(file: string, pattern: RegExp, text = read(file)): string[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
}

/** Returns a style sheet without comments; line breaks stay, so that line numbers are right. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
}
