import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { MarkerFunctions } from './calls'
import { includeOf } from './include'
import { DEFAULT_FUNCTIONS, type LintedFault, lintStrings, lintTemplate, summaryOf, widgetsIn } from './lint'
import type { KnownWidgets } from './types'

const TEMPLATE = /\.(html?|njk|nunjucks|twig|blade\.php|php|jinja2?|j2|erb|liquid)$/
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'vendor'])

export const LINT_USAGE = `firstrung lint PATH... [options]
firstrung lint --strings FILE [--of WIDGET...]
firstrung lint --include PATH...

Checks the markers in templates: HTML, Nunjucks, Twig, Blade, PHP, Jinja, Django, ERB. Reports deprecated widgets
and props with the version that removes them. With --strings it checks a dictionary of texts.

  --format text|github   how faults are printed; github writes annotations (the default in GitHub Actions)
  --call NAME[:PLACE]    a function of your own that writes a marker, and the place of the widget's name
                         among its arguments, counted from 0; may be repeated
  --include              prints the lines for the head of a page that is made from these templates, with the
                         style sheets of its widgets only; for the linter of the release
  --strings FILE         a dictionary: JSON with the English text and the text in its place
  --of WIDGET            lists the texts of this widget that the dictionary lacks; may be repeated
  --widgets FILE         the widgets.json of another version

Ends with 1 if there are errors, with 2 if it cannot run. Warnings do not count.`

const OPTIONS = {
  format: { type: 'string', default: process.env.GITHUB_ACTIONS ? 'github' : 'text' },
  call: { type: 'string', multiple: true, default: [] },
  include: { type: 'boolean' },
  strings: { type: 'string' },
  of: { type: 'string', multiple: true, default: [] },
  widgets: { type: 'string' },
} satisfies ParseArgsConfig['options']

interface FileFault extends LintedFault {
  file: string
}

/** Runs `firstrung lint`; returns the exit code. `readKnown` reads a widgets.json, or the one of this version. */
export function lintCommand(
  args: string[],
  readKnown: (file?: string) => KnownWidgets,
  print: (line: string) => void,
): number {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  if (positionals.length === 0 && !values.strings) {
    throw new Error(`Name the templates to check.\n\n${LINT_USAGE}`)
  }
  const line = { text: textLine, github: githubLine }[values.format]
  if (!line) {
    throw new Error(`--format must be text or github, not ${values.format}`)
  }
  const known = readKnown(values.widgets)
  const functions = functionsOf(values.call)
  const files = positionals.flatMap(templatesIn)
  if (values.include) {
    const names = files.flatMap(file => widgetsIn(readFileSync(file, 'utf8'), known, functions))
    print(includeLines(known, names))
    return 0
  }
  const faults = [
    ...files.flatMap(file => inFile(file, lintTemplate(readFileSync(file, 'utf8'), known, functions))),
    ...(values.strings
      ? inFile(values.strings, lintStrings(readFileSync(values.strings, 'utf8'), known, values.of))
      : []),
  ]
  faults.forEach(fault => print(line(fault)))
  print(summaryOf(files.length + (values.strings ? 1 : 0), faults, known))
  return faults.some(({ severity }) => severity === 'error') ? 1 : 0
}

function includeLines({ assets }: KnownWidgets, names: readonly string[]): string {
  if (!assets) {
    throw new Error('--include needs the linter of the release: only it knows the names of the files.')
  }
  return includeOf(assets, names)
}

const inFile = (file: string, faults: readonly LintedFault[]) => faults.map((fault): FileFault => ({ file, ...fault }))

function functionsOf(calls: readonly string[]): MarkerFunctions {
  const own = calls.map(call => {
    const [, name, place = '0'] = /^(\w+)(?::(\d+))?$/.exec(call) ?? []
    if (!name) {
      throw new Error(`--call must be a name and a place, such as card:1, not "${call}"`)
    }
    return [name, Number(place)] as const
  })
  return { ...DEFAULT_FUNCTIONS, ...Object.fromEntries(own) }
}

/** The file itself, whatever its extension, or the templates below a folder. */
function templatesIn(file: string): string[] {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) {
    throw new Error(`There is no file or folder ${file}`)
  }
  if (!stat.isDirectory()) {
    return [file]
  }
  return readdirSync(file, { withFileTypes: true })
    .filter(entry => (entry.isDirectory() ? !SKIPPED.has(entry.name) : TEMPLATE.test(entry.name)))
    .flatMap(entry => templatesIn(path.join(file, entry.name)))
    .sort()
}

const textLine = ({ file, line, column, severity, message }: FileFault) =>
  `${file}:${line}:${column} ${severity}: ${message}`

/** https://docs.github.com/actions: the characters that end a property are escaped. */
const githubLine = ({ file, line, column, severity, message }: FileFault) =>
  `::${severity} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(message)}`

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
