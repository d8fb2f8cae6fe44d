import path from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { default as esbuild } from 'rollup-plugin-esbuild'
import { root } from '../widgets.mjs'

const PROGRAMS = {
  server: 'host/server.ts',
  worker: 'host/worker.ts',
  jobs: 'host/queue/cli.ts',
  import: 'tools/importer/cli.ts',
  seed: 'tools/demo/cli.ts',
  backup: 'tools/backup/cli.ts',
  'database-thread': 'tools/engine/worker.ts',
}

/**
 * The host as plain JavaScript for production. Packages stay imports from node_modules; templates, migrations and other
 * files are read from their folders.
 */
export function host() {
  const input = Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(root, file)]))
  return [
    {
      input,
      external: id => !/^(\.|\/|[A-Za-z]:|@firstrung\/)/.test(id),
      output: {
        dir: path.join(root, 'dist/host'),
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        sourcemap: true,
      },
      plugins: [
        nodeResolve({
          exportConditions: ['source', 'node', 'import', 'default'],
          extensions: ['.ts', '.tsx', '.mjs', '.js'],
        }),
        esbuild({ include: /\.[jt]sx?$/, exclude: [], tsconfig: false, target: 'node20', sourceMap: true }),
      ],
    },
  ]
}
