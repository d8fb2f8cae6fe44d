import path from 'node:path'
import { build } from 'esbuild'
import { escapeJson } from '../../widgets/core/mount/server'
import type { KnownWidgets } from './lint/types'

/** Returns `lint.html`: the linter as one page that works from a file, without Node or a server. */
export async function lintPageOf(known: KnownWidgets): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'lint/page.ts')],
    ...{ bundle: true, minify: true, format: 'iife', write: false, conditions: ['source'] },
  })
  const code = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Firstrung linter</title>
<style>
body { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
textarea { box-sizing: border-box; width: 100%; height: 50vh; font: 0.875rem/1.5 monospace }
pre { overflow: auto }
button { padding: 0.25rem 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer }
:root { color-scheme: light dark }
</style>
<h1>Check a template</h1>
<label for="source">Paste a template, or drop a file. Nothing leaves your browser.</label>
<textarea id="source" spellcheck="false"></textarea>
<p><output for="source"></output></p>
<ul></ul>
<h2>For the head of this page</h2>
<pre></pre>
<script type="application/json" id="known">${escapeJson(JSON.stringify(known))}</script>
<script>${code}</script>
</html>
`
}
