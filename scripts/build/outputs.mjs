import { existsSync } from 'node:fs'
import path from 'node:path'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { default as esbuild } from 'rollup-plugin-esbuild'
import { CORE_PACKAGES, listWidgets, root } from '../widgets.mjs'
import { sharedChunk } from './chunks.mjs'
import { compressPlugin } from './compress.mjs'
import { packageCss, siteCss } from './css.mjs'
import { moveTypes } from './declarations.mjs'
import { EARLY, earlyPlugin } from './early.mjs'
import { entriesPlugin } from './entries.mjs'
import { preactFlavour, PREACT_NAMES } from './flavour.mjs'
import { manifestPlugin } from './manifest.mjs'

const TARGET = ['chrome109', 'firefox115', 'safari16.4']
export const SOURCE = {
  exportConditions: ['source', 'browser', 'module', 'import', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
}

export const transpile = ({ minify = false, target = TARGET, sourceMap = false } = {}) =>
  esbuild({ include: /\.[jt]sx?$/, exclude: [], jsx: 'automatic', tsconfig: false, target, minify, sourceMap })
/** axios' build for browsers: rollup would take the one for Node, because axios distinguishes them by single files. */
const browserAxios = () => alias({ entries: { axios: path.join(root, 'node_modules/axios/dist/esm/axios.js') } })
const environment = (name, files = {}) =>
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify(name) }, ...files })
export const production = () => environment('production')
/** In development and in the React test build, core/api validates the answers of calls. */
const checkedCalls = () => environment('development', { include: ['widgets/core/api/**'] })

/** Every package's published ESM: React through TypeScript's own emit, with declarations; Preact through esbuild. */
export function packages() {
  const input = packageEntries()
  return [reactPackages(input), preactPackages(input)]
}

function reactPackages(input) {
  return {
    input,
    external: isExternal,
    output: packageOutput('react'),
    plugins: [
      earlyPlugin(),
      entriesPlugin(),
      nodeResolve(SOURCE),
      typescript({
        tsconfig: path.join(root, 'tsconfig.json'),
        noEmit: false,
        noCheck: true,
        noEmitOnError: false,
        rootDir: root,
        filterRoot: root,
        include: ['widgets/**/*.ts', 'widgets/**/*.tsx'],
        exclude: ['**/dist/**'],
        outDir: path.join(root, '.tmp-ts'),
        declaration: true,
        declarationDir: path.join(root, '.tmp-ts/types'),
        target: 'ES2022',
        sourceMap: true,
        allowImportingTsExtensions: false,
      }),
      moveTypes(),
      packageCss(),
      clientEntries(),
      withoutBareImports(),
    ],
  }
}

function preactPackages(input) {
  const paths = id =>
    PREACT_NAMES[id] ??
    (/^@firstrung\/(mount|ui|api)$/.test(id)
      ? `${id}/preact`
      : id.replace('@firstrung/mount/', '@firstrung/mount/preact/'))
  return {
    input,
    external: isExternal,
    output: { ...packageOutput('preact'), paths },
    plugins: [
      earlyPlugin(),
      entriesPlugin(),
      preactFlavour({ external: true }),
      nodeResolve(SOURCE),
      transpile({ sourceMap: true }),
      withoutBareImports(),
    ],
  }
}

/** Rollup adds a bare import for re-exported chunks; bundlers warn, as api and ui have no side effects. */
function withoutBareImports() {
  return {
    name: 'firstrung-without-bare-imports',
    renderChunk: (code, chunk) =>
      /^(api|ui)$/.test(path.basename(packageOf(chunk)))
        ? { code: code.replace(/^import '\.\/[\w-]+\.js';\n/gm, '\n'), map: null }
        : null,
  }
}

/**
 * React Server Components may import the two browser entries, too. Only they read the files with the directive, through
 * the condition `react-server`: bundlers warn about it.
 */
function clientEntries() {
  return {
    name: 'firstrung-client-entries',
    generateBundle(_, bundle) {
      for (const { fileName, name, exports = [] } of Object.values(bundle)) {
        const [, entry] = /\/FLAVOUR\/(index|component)$/.exec(name ?? '') ?? []
        if (entry) {
          const names = exports.length > 0 ? `export { ${exports.join(', ')} } from` : 'import'
          const source = `'use client';\n${names} '../${entry}.js';\n`
          this.emitFile({
            type: 'asset',
            fileName: path.posix.join(path.dirname(fileName), 'client', `${entry}.js`),
            source,
          })
        }
      }
    },
  }
}

function isExternal(id) {
  return /^(react|react-dom|preact|valibot|axios|swiper|glightbox|animejs|@bugsnag|@simplewebauthn|@firstrung)(\/|$)/.test(
    id,
  )
}

const packageOutput = flavour => ({
  dir: root,
  format: 'es',
  entryFileNames: chunk => chunk.name.replace('/FLAVOUR/', `/${flavour}/`) + '.js',
  chunkFileNames: chunk => `${packageOf(chunk)}/dist/${flavour}/${chunk.name}.js`,
  sourcemap: true,
  hoistTransitiveImports: false,
})

/** The build for our own pages: one entry, one chunk per widget, names by content. FLAVOUR=react makes the test build with React. */
export function site({ checkAnswers = process.env.FLAVOUR === 'react' } = {}) {
  const react = process.env.FLAVOUR === 'react'
  const dir = path.join(root, react ? 'dist/site-react' : 'dist/site')
  return [
    {
      input: {
        site: 'virtual:site',
        early: EARLY,
        'report-cost': path.join(root, 'widgets/core/mount/report-cost.ts'),
        'service-worker': path.join(root, 'widgets/core/api/service-worker.ts'),
      },
      output: {
        dir,
        format: 'es',
        hashCharacters: 'base36',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: chunk => `${chunkName(chunk)}-[hash].js`,
        assetFileNames: '[name]-[hash][extname]',
        onlyExplicitManualChunks: true,
        manualChunks: sharedChunk,
      },
      plugins: [
        entriesPlugin(),
        earlyPlugin(),
        ...(react ? [] : [preactFlavour()]),
        browserAxios(),
        nodeResolve({ ...SOURCE, browser: true }),
        commonjs(),
        ...(checkAnswers ? [checkedCalls()] : []),
        production(),
        transpile({ minify: true }),
        siteCss(),
        manifestPlugin(),
        compressPlugin(dir),
      ],
    },
  ]
}

/**
 * Every component as Node ESM; the host renders markers with it and never imports a component. FLAVOUR=react makes the
 * test build, which renders with React.
 */
export function server({ builtins }) {
  const react = process.env.FLAVOUR === 'react'
  // Rendering makes no calls and reports no errors: axios and Bugsnag stay imports that are never loaded.
  const external = react
    ? /^(react|react-dom|valibot|axios|@bugsnag)(\/|$)/
    : /^(preact|preact-render-to-string|valibot|axios|@bugsnag)(\/|$)/
  return [
    {
      input: { index: 'virtual:server' },
      external: id => external.test(id) || id.startsWith('node:') || builtins.includes(id),
      output: {
        dir: path.join(root, react ? 'dist/server-react' : 'dist/server'),
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
      plugins: [
        entriesPlugin(),
        ...(react ? [] : [preactFlavour({ external: true })]),
        nodeResolve({ ...SOURCE, exportConditions: ['source', 'node', 'module', 'import', 'default'] }),
        commonjs(),
        production(),
        transpile({ target: 'node20' }),
      ],
    },
  ]
}

function packageEntries() {
  const dirs = [
    ...CORE_PACKAGES.map(name => ({
      dir: `widgets/core/${name}`,
      entries: ['index', 'contract', 'component', 'server', 'strings', 'early', 'cost', 'contracts/index'],
    })),
    ...listWidgets().map(({ dir }) => ({ dir, entries: ['index', 'contract'] })),
  ]
  const input = {}
  for (const { dir, entries } of dirs) {
    for (const entry of entries) {
      const file = ['ts', 'tsx'].map(end => path.join(root, dir, `${entry}.${end}`)).find(existsSync)
      if (file) {
        input[`${dir}/dist/FLAVOUR/${entry}`] = file
      }
    }
  }
  for (const { name, dir } of listWidgets()) {
    input[`${dir}/dist/FLAVOUR/component`] = `virtual:component/${name}`
  }
  return input
}

function packageOf(chunk) {
  const file = chunk.facadeModuleId ?? chunk.moduleIds.find(id => id.startsWith(path.join(root, 'widgets')))
  return path.relative(root, file).split(path.sep).slice(0, 3).join('/')
}

/** Names chunks after their widgets; otherwise forty chunks would have the same name. */
export function chunkName(chunk) {
  return /^\0virtual:(?:widget|embed)\/(.+)$/.exec(chunk.facadeModuleId ?? '')?.[1] ?? chunk.name
}
