import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port'
import { ROOT } from './site-data'

/** A cache in front of a host, with the configuration that we ship. */
export interface SharedCache {
  get: (path: string, headers?: Record<string, string>) => Promise<CachedAnswer>
  stop: () => Promise<void>
}

export interface CachedAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** Cache status: MISS and BYPASS reached the host; STALE is an expired copy. */
  from: string | undefined
}

const START_MS = 20_000
const canRun = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

export const CACHES = {
  nginx: { isInstalled: canRun('nginx', '-v') && canRun('openssl', 'version'), start: startNginx },
  varnish: { isInstalled: canRun('varnishd', '-V'), start: startVarnish },
} as const

/** `port` is the host's. The second host of the configuration does not respond. */
async function startNginx(port: number): Promise<SharedCache> {
  const folder = mkdtempSync(path.join(tmpdir(), 'firstrung-nginx-'))
  const [listen, plain, closed] = await Promise.all([freePort(), freePort(), freePort()])
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  const subject = ['-subj', '/CN=example.org', '-days', '1']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'pipe',
    },
  )
  const shipped = adapt('deploy/nginx/firstrung.conf', {
    '127.0.0.1:3000': `127.0.0.1:${port}`,
    '127.0.0.1:3001': `127.0.0.1:${closed}`,
    'listen 443': `listen 127.0.0.1:${listen}`,
    'listen 80': `listen 127.0.0.1:${plain}`,
    '/etc/nginx/tls/example.org.pem': certificate,
    '/etc/nginx/tls/example.org.key': key,
    '/var/cache/nginx/firstrung': path.join(folder, 'cache'),
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${path.join(folder, name)};`,
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')}\n${shipped} }`,
  )
  return run(spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] }), {
    folder,
    url: `https://localhost:${listen}`,
  })
}

/** `port` is the host's. The second host of the configuration does not respond. */
async function startVarnish(port: number): Promise<SharedCache> {
  const folder = mkdtempSync(path.join(tmpdir(), 'firstrung-varnish-'))
  const [listen, closed] = await Promise.all([freePort(), freePort()])
  const file = path.join(folder, 'firstrung.vcl')
  const ports = { '.port = "3000"': `.port = "${port}"`, '.port = "3001"': `.port = "${closed}"` }
  writeFileSync(file, adapt('deploy/varnish/firstrung.vcl', ports))
  const address = ['-a', `127.0.0.1:${listen}`, '-T', 'none', '-p', 'backend_idle_timeout=4']
  const args = ['-F', '-j', 'none', '-n', path.join(folder, 'state'), ...address, '-f', file, '-s', 'malloc,32m']
  return run(spawn('varnishd', args, { stdio: ['ignore', 'ignore', 'pipe'] }), {
    folder,
    url: `http://localhost:${listen}`,
  })
}

/** Replaces addresses and folders of a shipped file. Throws if the file does not contain one of them. */
function adapt(file: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce(
    (content, [from, to]) => {
      if (!content.includes(from)) {
        throw new Error(`${file} has no ${from}`)
      }
      return content.replaceAll(from, to)
    },
    readFileSync(path.join(ROOT, file), 'utf8'),
  )
}

async function run(child: ChildProcess, { folder, url }: { folder: string; url: string }): Promise<SharedCache> {
  let output = ''
  child.stderr?.on('data', chunk => (output += String(chunk)))
  const get = createGet(url)
  for (const deadline = Date.now() + START_MS; (await statusOf(get)) !== 200; await pause(50)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The cache did not start: ${output}`)
    }
  }
  return {
    get,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const statusOf = (get: SharedCache['get']) =>
  get('/healthz').then(
    ({ status }) => status,
    () => undefined,
  )

const createGet =
  (url: string): SharedCache['get'] =>
  (to, headers = {}) =>
    new Promise((resolve, reject) => {
      const send = url.startsWith('https:') ? requestTls : requestPlain
      send(new URL(to, url), { headers, agent: false, rejectUnauthorized: false }, answer => {
        const from = answer.headers['x-cache'] as string | undefined
        text(answer).then(
          body => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, from }),
          reject,
        )
      })
        .on('error', reject)
        .end()
    })
