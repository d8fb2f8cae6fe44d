import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../widgets.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Checks out a commit to `folder`, with the packages that are installed here, but with its own widgets linked. Returns
 * the short hash of the commit. Throws if there is no such commit.
 */
export function checkOut(ref, folder) {
  const commit = git('rev-parse', '--short', '--verify', `${ref}^{commit}`)
  git('worktree', 'add', '--detach', '--force', folder, commit)
  const modules = path.join(root, 'node_modules')
  mkdirSync(path.join(folder, 'node_modules/@firstrung'), { recursive: true })
  for (const name of readdirSync(modules).filter(entry => entry !== '@firstrung')) {
    symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name))
  }
  for (const name of readdirSync(path.join(modules, '@firstrung'))) {
    const own = path.resolve(modules, '@firstrung', readlinkSync(path.join(modules, '@firstrung', name)))
    const theirs = path.join(folder, path.relative(root, own))
    if (existsSync(theirs)) {
      symlinkSync(theirs, path.join(folder, 'node_modules/@firstrung', name))
    }
  }
  return commit
}

export function removeCheckout(folder) {
  if (existsSync(folder)) {
    git('worktree', 'remove', '--force', folder)
  }
}
