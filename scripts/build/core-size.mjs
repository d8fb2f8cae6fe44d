import { gzipSync } from 'node:zlib'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { transform } from 'esbuild'
import { rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { root } from '../widgets.mjs'
import { earlyScript } from './early.mjs'

export const earlyBytes = async () => gzipSync(await earlyScript(), { level: 9 }).length

const FRAMEWORK = /^(react|react-dom|preact|valibot)(\/|$)/

/**
 * Returns the runtime of core/mount as on a page, without the framework and widgets: `{ core, later }`, each a list of
 * `{ name, code, bytes }`. `core` is loaded before any widget; `later` comes with the first one.
 */
export async function runtimeChunks() {
  const bundle = await rollup({
    input: { core: 'virtual:core' },
    external: id => FRAMEWORK.test(id),
    plugins: [
      {
        name: 'core',
        resolveId: id => (id === 'virtual:core' ? `\0${id}` : null),
        load: id =>
          id === '\0virtual:core' ? `import { register } from '${root}/widgets/core/mount/index.ts'\nregister()` : null,
      },
      nodeResolve({ extensions: ['.ts', '.tsx'] }),
      esbuild({ include: /\.[jt]sx?$/, exclude: [], jsx: 'automatic', tsconfig: false, target: 'chrome109' }),
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const chunks = await Promise.all(
    output.map(async ({ name, code, isDynamicEntry }) => {
      const { code: small } = await transform(code, { minify: true, format: 'esm', target: 'chrome109' })
      return { name, code: small, bytes: gzipSync(small, { level: 9 }).length, isDynamicEntry }
    }),
  )
  return { core: chunks.filter(chunk => !chunk.isDynamicEntry), later: chunks.filter(chunk => chunk.isDynamicEntry) }
}
