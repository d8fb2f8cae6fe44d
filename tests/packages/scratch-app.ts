import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import sirv from 'sirv'
import { root } from '../../scripts/widgets.mjs'

export type Flavour = 'react' | 'preact'

/** What a consumer installs beside our packages. */
const FRAMEWORK: Record<Flavour, Record<string, string>> = {
  react: { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
  preact: { preact: '11.2.0', 'preact-render-to-string': '6.8.2' },
}
/** Preact users type React's names with Preact's own declarations. */
const PREACT_PATHS = {
  react: ['./node_modules/preact/compat/src/index.d.ts'],
  'react-dom': ['./node_modules/preact/compat/src/index.d.ts'],
  'react/jsx-runtime': ['./node_modules/preact/jsx-runtime/src/index.d.ts'],
}

const isFull = !!process.env.FULL_TESTS
/** What one run shares: its tarballs, and a project of each flavour in which they are installed. */
const SHARED = path.join(root, '.cache/packages', `run-${process.ppid}`)
/** The packages beside those of core that the usual run packs. */
const USUAL = ['firstrung', 'faq', 'carousel']
const ABANDONED = 170_000

/** Returns the tarballs of core and of the named packages, or of all; a run packs them once. */
export function packTarballs(packages?: readonly string[]): string[] {
  const folder = onceARun('tarballs', target => {
    const pack = ['--conditions=source', '--import', 'tsx', 'scripts/pack.ts', '--to', target]
    execFileSync(process.execPath, [...pack, ...(isFull ? [] : ['mount', 'ui', 'api', ...USUAL])], {
      cwd: root,
      stdio: 'pipe',
    })
  })
  const files = readdirSync(folder).map(file => path.join(folder, file))
  const wanted = packages && ['mount', 'ui', 'api', ...packages].map(name => `@firstrung/${name}`)
  return wanted
    ? files.filter(file => wanted.includes(nameOf(file)) || wanted.includes(`@firstrung/${plainName(file)}`))
    : files
}

/** Returns a folder that the first worker of a run fills while others wait. */
function onceARun(name: string, fill: (folder: string) => void): string {
  const folder = path.join(SHARED, name)
  const lock = path.join(SHARED, `${name}.lock`)
  removeOlder()
  mkdirSync(SHARED, { recursive: true })
  while (!takes(lock)) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
  try {
    if (!existsSync(`${folder}.done`)) {
      mkdirSync(folder, { recursive: true })
      fill(folder)
      writeFileSync(`${folder}.done`, '')
    }
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
  return folder
}

function takes(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    // Its worker may have been stopped.
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > ABANDONED) {
      rmSync(lock, { recursive: true, force: true })
    }
    return false
  }
}

/** Removes what runs of processes that have ended left. */
function removeOlder(): void {
  const all = path.dirname(SHARED)
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    if (!isRunning(Number(name.slice('run-'.length)))) {
      rmSync(path.join(all, name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Another project in its own folder: it uses our packages only as tarballs. */
export class ScratchApp {
  readonly dir: string
  readonly flavour: Flavour
  #server: Server | undefined

  /**
   * Has the framework and our packages as consumers install them, which a run does once for a flavour; or the framework
   * and `others`, in an installation of its own.
   */
  constructor(flavour: Flavour, others?: Readonly<Record<string, string>>) {
    this.flavour = flavour
    this.dir = mkdtempSync(path.join(tmpdir(), `firstrung-${flavour}-`))
    this.write('package.json', { private: true, type: 'module' })
    if (others) {
      install(this.dir, { ...FRAMEWORK[flavour], ...others })
    } else {
      const shared = onceARun(flavour, folder => install(folder, { ...FRAMEWORK[flavour], ...ownPackages() }))
      symlinkSync(path.join(shared, 'node_modules'), path.join(this.dir, 'node_modules'))
    }
  }

  write(file: string, content: string | object): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), { recursive: true })
    writeFileSync(path.join(this.dir, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }

  remove(file: string): void {
    rmSync(path.join(this.dir, file))
  }

  /** Bundles main.js as a consumer would; returns the files that went in, relative to the app. It fails on warnings. */
  async bundle(): Promise<string[]> {
    const { metafile, warnings } = await build({
      absWorkingDir: this.dir,
      entryPoints: ['main.js'],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'public',
      define: { 'process.env.NODE_ENV': '"production"' },
      metafile: true,
      logLevel: 'silent',
    })
    if (warnings.length > 0) {
      throw new Error(warnings.map(({ text }) => text).join('\n'))
    }
    return Object.keys(metafile.inputs)
  }

  /** Bundles `code` for production without the framework; returns its size in bytes, compressed by gzip. */
  async size(code: string): Promise<number> {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: this.dir },
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['react', 'react-dom', 'preact'],
    })
    return gzipSync(outputFiles[0]?.contents ?? '').length
  }

  /** Runs a module in plain Node, as a server would; returns what it prints. */
  runInNode(code: string): string {
    this.write('server.mjs', code)
    return execFileSync(process.execPath, ['server.mjs'], { cwd: this.dir, encoding: 'utf8' })
  }

  /** Returns the type errors that a consumer's compiler finds in our declarations; empty if there are none. */
  typeErrors(moduleResolution: 'bundler' | 'nodenext'): string {
    this.write('tsconfig.json', {
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution,
        types: [],
        ...(this.flavour === 'preact' ? { jsxImportSource: 'preact', paths: PREACT_PATHS } : {}),
      },
      files: ['use.ts'],
    })
    try {
      execFileSync(process.execPath, [path.join(root, 'node_modules/typescript7/bin/tsc'), '-p', '.'], {
        cwd: this.dir,
        encoding: 'utf8',
      })
      return ''
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  /** Serves a folder of the app on a free port; returns the address. */
  async serve(folder = 'public'): Promise<string> {
    const serve = sirv(path.join(this.dir, folder), { dev: true })
    const server = createServer((req, res) => {
      serve(req, res, () => void res.writeHead(404).end())
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    this.#server = server
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  close(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
    rmSync(this.dir, { recursive: true, force: true })
  }
}

/** Our packages by name: core and the two widgets that the apps use. */
export const ownPackages = () =>
  Object.fromEntries(packTarballs(['faq', 'carousel']).map(file => [nameOf(file), `file:${file}`]))

function install(dir: string, dependencies: Readonly<Record<string, string>>): void {
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  const cli = process.env.npm_execpath
  const [command, before] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync(command, [...before, ...args], { cwd: dir, stdio: 'pipe' })
}

/** The name of a package without its scope, from the file of its tarball. */
const plainName = (file: string) => path.basename(file).replace(/-\d+\.\d+\.\d+\.tgz$/, '')

const nameOf = (tarball: string) => `@firstrung/${plainName(tarball).replace(/^firstrung-/, '')}`
