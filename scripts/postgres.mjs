import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/**
 * A throwaway PostgreSQL server for tests: found on this machine, started in a temporary folder on a free loopback
 * port, removed afterwards. `node scripts/postgres.mjs` starts one, prints its TEST_DATABASE_URL and stops with Ctrl-C.
 */

/**
 * Starts a server, or returns undefined if this machine has no PostgreSQL. `settings` override the postgresql.conf for
 * tests.
 */
export async function startPostgres(settings = {}) {
  const bin = findPostgres()
  if (!bin) {
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'firstrung-pg-'))
  const user = unprivileged()
  if (user) {
    chownSync(folder, user.uid, user.gid)
  }
  const cluster = join(folder, 'cluster')
  initialise(bin, cluster, user)
  const port = await freePort()
  const server = { process: await launch({ bin, cluster, port, user, settings }) }
  const removeAtExit = () => [server.process, server.replica].forEach(one => one?.kill('SIGQUIT'))
  process.on('exit', removeAtExit)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Kills every server process at once, as a power cut would. */
    async crash() {
      await end(server.process, 'SIGQUIT')
    },
    async restart() {
      server.process = await launch({ bin, cluster, port, user, settings })
    },
    /** Starts a read-only replica and returns its URL. It stops with the first server. */
    async replicate() {
      const copy = { bin, cluster: join(folder, 'replica'), port: await freePort(), user, settings }
      copyCluster(copy, port)
      server.replica = await launch(copy)
      return `postgres://postgres@127.0.0.1:${copy.port}/postgres`
    },
    async stop() {
      process.off('exit', removeAtExit)
      await Promise.all([server.replica, server.process].map(one => one && end(one, 'SIGINT')))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function copyCluster({ bin, cluster, user }, port) {
  const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  const options = ['-D', cluster, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  execFileSync(join(bin, 'pg_basebackup'), [...source, ...options], { ...user, cwd: tmpdir(), stdio: 'pipe' })
}

export function findPostgres() {
  const exe = process.platform === 'win32' ? '.exe' : ''
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const candidates = [
    config.status === 0 ? config.stdout.trim() : '',
    ...versions('/usr/lib/postgresql').map(version => join('/usr/lib/postgresql', version, 'bin')),
    ...versions('/opt/homebrew/opt', 'postgresql@').map(name => join('/opt/homebrew/opt', name, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return candidates.find(folder => folder && ['initdb', 'postgres'].every(name => existsSync(join(folder, name + exe))))
}

function versions(folder, prefix = '') {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.startsWith(prefix)) : []
  return names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

/** PostgreSQL refuses to run as root; it then runs as its own user, or as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) {
    return undefined
  }
  const id = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {
      // Try the next one.
    }
  }
  return undefined
}

function initialise(bin, cluster, user) {
  const wanted = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  // Production clusters sort by language, the embedded engine by bytes. Tests should cover both.
  const byLanguage = ['--locale=C', '--locale-provider=icu', '--icu-locale=en']
  const options = { ...user, cwd: tmpdir(), encoding: 'utf8' }
  if (spawnSync(join(bin, 'initdb'), [...wanted, ...byLanguage], options).status !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    execFileSync(join(bin, 'initdb'), [...wanted, '--locale=C'], { ...options, stdio: 'pipe' })
  }
}

async function launch({ bin, cluster, port, user, settings }) {
  const usual = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    shared_buffers: '64MB',
  }
  const flags = Object.entries({ ...usual, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const options = { ...user, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] }
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], options)
  let output = ''
  server.stderr.on('data', chunk => (output += chunk))
  for (
    const deadline = Date.now() + 30_000;
    !/ready to accept (read-only )?connections/.test(output);
    await pause(50)
  ) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGQUIT')
      throw new Error(`PostgreSQL did not start:\n${output}`)
    }
  }
  server.stderr.removeAllListeners('data').resume()
  server.unref()
  server.stderr.unref()
  return server
}

function end(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) {
    return Promise.resolve()
  }
  server.ref()
  return new Promise(resolve => {
    server.once('exit', resolve)
    server.kill(signal)
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await startPostgres()
  if (!server) {
    console.error('No PostgreSQL server binaries on this machine.')
    process.exit(1)
  }
  console.log(`TEST_DATABASE_URL=${server.url}`)
  const keepRunning = setInterval(() => undefined, 60_000)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.stop().then(() => clearInterval(keepRunning)))
  }
}
