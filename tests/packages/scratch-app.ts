import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

/** Writes the tarballs of core and of the named widgets, or of all packages, to a folder of their own; returns the files. */
export function packTarballs(widgets?: readonly string[]): string[] {
  const names = widgets ? ['mount', 'ui', 'api', ...widgets] : []
  const folder = mkdtempSync(path.join(tmpdir(), 'firstrung-packages-'))
  const pack = ['--conditions=source', '--import', 'tsx', 'scripts/pack.ts', '--to', folder]
  execFileSync(process.execPath, [...pack, ...names], { cwd: root, stdio: 'pipe' })
  return readdirSync(folder).map(file => path.join(folder, file))
}

/** Another project in its own folder: it uses our packages only as tarballs. */
export class ScratchApp {
  readonly dir: string
  readonly flavour: Flavour
  #server: Server | undefined

  /** Installs the framework and the tarballs, and `more` from the registry. */
  constructor(flavour: Flavour, tarballs: readonly string[], more: Readonly<Record<string, string>> = {}) {
    this.flavour = flavour
    this.dir = mkdtempSync(path.join(tmpdir(), `firstrung-${flavour}-`))
    const own = Object.fromEntries(tarballs.map(file => [nameOf(file), `file:${file}`]))
    this.write('package.json', {
      private: true,
      type: 'module',
      dependencies: { ...FRAMEWORK[flavour], ...own, ...more },
    })
    this.#npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  }

  write(file: string, content: string | object): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), { recursive: true })
    writeFileSync(path.join(this.dir, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
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

  #npm(...args: string[]): void {
    const cli = process.env.npm_execpath
    const [command, before] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
    execFileSync(command, [...before, ...args], { cwd: this.dir, stdio: 'pipe' })
  }
}

const nameOf = (tarball: string) =>
  path.basename(tarball).replace(/^firstrung-(.+)-\d+\.\d+\.\d+\.tgz$/, '@firstrung/$1')
