import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runNpm } from './lib/run.mjs'
import { root } from './widgets.mjs'

/**
 * `npm run version` gives everything the version that the files in .changeset ask for, and moves their lines and the
 * section Unreleased of the changelog below it. `--notes` prints the newest section instead.
 */
const { values } = parseArgs({ options: { notes: { type: 'boolean' } } })
const HEADINGS = { major: 'Changed', minor: 'Added', patch: 'Fixed' }
const FILES = ['package.json', 'widgets/core/mount/version.ts', 'host/process/log.ts']
const GUIDES = ['docs/for/app-developers.md', 'docs/for/template-authors.md']
const read = file => readFileSync(path.join(root, file), 'utf8')
const write = (file, text) => writeFileSync(path.join(root, file), text)
const versionOf = file => JSON.parse(read(file)).version

if (values.notes) {
  console.log(read('CHANGELOG.md').split(/^## /m)[2].trim())
} else {
  await setVersion()
}

async function setVersion() {
  const changes = readChanges()
  execFileSync(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], { cwd: root, stdio: 'inherit' })
  const [old, version] = [versionOf('package.json'), versionOf('widgets/core/mount/package.json')]
  if (old === version) {
    return
  }
  for (const file of FILES) {
    write(file, read(file).replace(new RegExp(`(version"?: |VERSION = )(["'])${old}\\2`, 'i'), `$1$2${version}$2`))
  }
  for (const file of GUIDES) {
    write(file, read(file).replaceAll(`firstrung-${old}`, `firstrung-${version}`))
  }
  write('CHANGELOG.md', released(read('CHANGELOG.md'), version, changes))
  const { code, output } = await runNpm(['install', '--package-lock-only', '--ignore-scripts', '--offline'])
  console.log(code === 0 ? `Version ${version}` : output)
  process.exitCode = code
}

function readChanges() {
  return readdirSync(path.join(root, '.changeset'))
    .filter(file => file.endsWith('.md') && file !== 'README.md')
    .map(file => {
      const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(`.changeset/${file}`))
      const kind = Object.keys(HEADINGS).find(name => new RegExp(`: ${name}$`, 'm').test(head))
      return { heading: HEADINGS[kind], line: `- ${text.trim()}` }
    })
}

function released(changelog, version, changes) {
  const [intro, unreleased, ...others] = changelog.split(/^(?=## )/m)
  const sections = unreleased
    .split(/^(?=### )/m)
    .slice(1)
    .map(text => text.trimEnd())
  for (const { heading, line } of changes) {
    const index = sections.findIndex(text => text.startsWith(`### ${heading}\n`))
    sections.splice(
      ...(index < 0 ? [sections.length, 0, `### ${heading}\n\n${line}`] : [index, 1, `${sections[index]}\n${line}`]),
    )
  }
  const date = new Date().toISOString().slice(0, 10)
  return [
    `${intro}## Unreleased\n`,
    `## ${version} - ${date}\n`,
    ...sections.map(text => `${text}\n`),
    others.join(''),
  ].join('\n')
}
