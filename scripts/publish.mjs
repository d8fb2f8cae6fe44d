import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './widgets.mjs'

/**
 * `npm run publish:dry` packs everything and lets npm check each tarball of dist/packages, without publishing. The
 * workflow of a tag runs this script without `--dry-run`; `--registry` replaces npm's registry. Published versions are
 * skipped, so that an interrupted run can be repeated.
 */
const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, registry: { type: 'string' }, from: { type: 'string' } },
})
const folder = path.resolve(root, values.from ?? 'dist/packages')
const isPublic = !values.registry
const registry = isPublic ? [] : ['--registry', values.registry]
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const faults = [...faultsOfVersion(), ...faultsOfManifest()]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
for (const file of readdirSync(folder).filter(name => name.endsWith('.tgz'))) {
  publish(path.join(folder, file))
}

/** The tag, the changelog and the packages must agree on the version. */
function faultsOfVersion() {
  const { version } = manifest
  const { GITHUB_REF_NAME: tag = `v${version}` } = process.env
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')
  const changesets = readdirSync(path.join(root, '.changeset')).filter(file => file.endsWith('.md'))
  return [
    ...changesets.map(file => `.changeset/${file} is not in a version yet: npm run version`),
    ...(tag === `v${version}` ? [] : [`The tag ${tag} is not the version ${version} of package.json`]),
    ...(changelog.includes(`\n## ${version}`) || changelog.includes(`\n## [${version}`)
      ? []
      : [`CHANGELOG.md has no section ${version}`]),
  ]
}

/** npm accepts provenance only from the repository that the package names. */
function faultsOfManifest() {
  const { repository, license } = manifest
  const { GITHUB_REPOSITORY: name } = process.env
  return [
    ...(license ? [] : ['package.json names no licence']),
    ...(!name || repository.url.includes(`github.com/${name}.git`)
      ? []
      : [`repository.url is ${repository.url}, but this is https://github.com/${name}.git`]),
  ]
}

function publish(file) {
  const { name, version } = JSON.parse(
    execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }),
  )
  if (!values['dry-run'] && isPublished(`${name}@${version}`)) {
    console.log(`${name}@${version} is there already`)
    return
  }
  const provenance = isPublic && !values['dry-run'] ? ['--provenance'] : []
  const dry = values['dry-run'] ? ['--dry-run'] : []
  npm('publish', file, '--access', 'public', '--loglevel', 'error', ...provenance, ...dry, ...registry)
  console.log(`${name}@${version}: ${values['dry-run'] ? 'can be published' : 'published'}`)
}

function isPublished(spec) {
  try {
    return npm('view', spec, 'version', '--loglevel', 'silent', ...registry).trim() !== ''
  } catch {
    // npm reports an error for a package that does not exist.
    return false
  }
}

function npm(...args) {
  return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
