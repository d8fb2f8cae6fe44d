import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/widgets.mjs'

function isAccepted(message: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'message-'))
  try {
    writeFileSync(path.join(folder, 'message'), message)
    execFileSync('sh', [path.join(root, 'scripts/hooks/commit-msg'), path.join(folder, 'message')], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it.each([
  ['Fix the dates of feeds', true],
  [`Fix ${'x'.repeat(56)}`, true],
  [`Fix ${'x'.repeat(57)}`, false],
  ['fix the dates of feeds', false],
  ['Fix the dates of feeds.', false],
  ['Dates', false],
  ['# a comment of git\nAdd a page\n\nWhy it is there.', true],
  ["Merge branch 'a-branch-with-a-name-that-is-longer-than-sixty-characters'", true],
])('the hook for commit messages decides about %j', (message, expected) => {
  expect(isAccepted(message)).toBe(expected)
})
