import path from 'node:path'
import { build } from 'esbuild'
import { listWidgets, pascalCase, root } from '../scripts/widgets.mjs'

/** Returns the widget of `stories/<widget>.stories.tsx`; undefined for other files. */
export function widgetOfStory(file) {
  const name = /^stories\/([\w-]+)\.stories\.tsx$/.exec(path.relative(root, path.resolve(root, file)))?.[1]
  return name && listWidgets().find(widget => widget.name === name)
}

/** Returns the names of a widget's examples, each with the name of its story's export. */
export async function examplesOf(widget) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, widget.dir, 'examples.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    logLevel: 'error',
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { examples } = await import(`data:text/javascript;base64,${code}`)
  return Object.keys(examples).map(name => ({
    name,
    exportName: pascalCase(name.replace(/[^\da-z]+/gi, '-').replace(/^(\d)/, 'n-$1')),
  }))
}
