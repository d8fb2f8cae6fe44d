import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatTable } from '../host/lib/text-table'
import type { BenchResult } from './result'

const OTHERS = ['support', 'results']

/**
 * `npm run bench -- [group | group/file ...] [--save]`: runs the benches of bench/<group>/ (all of them by default) and
 * prints each figure next to its baseline. `--save` writes them to bench/results/<group>.json: a whole group replaces
 * the file, single files replace only figures of the same name. The exit code is 1 if a goal was missed.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const names = args.filter(arg => !arg.startsWith('--'))
  let missed = 0
  for (const [group, files] of groups(names)) {
    const results: BenchResult[] = []
    for (const file of files) {
      const { run } = (await import(pathToFileURL(file).href)) as { run: () => Promise<BenchResult[]> }
      const found = await run()
      results.push(...found)
      console.log(table(group, path.basename(file, '.ts'), found))
    }
    missed += results.filter(({ pass }) => pass === false).length
    if (args.includes('--save')) {
      save(group, results, names.includes(group) || names.length === 0)
    }
  }
  console.log(missed ? `${missed} ${missed === 1 ? 'goal' : 'goals'} missed` : 'Every goal met')
  process.exitCode = missed ? 1 : 0
}

/** The files to run, by group. A name is a group (`runtime`) or one of its files (`runtime/leak`). */
function groups(names: string[]): [string, string[]][] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !OTHERS.includes(entry.name))
    .map<[string, string[]]>(({ name: group }) => {
      const dir = path.join(import.meta.dirname, group)
      const files = readdirSync(dir).filter(file => file.endsWith('.ts') && isWanted(names, group, file))
      return [
        group,
        files
          .sort()
          .map(file => path.join(dir, file))
          .filter(isBench),
      ]
    })
    .filter(([, files]) => files.length > 0)
}

/** Reads the file instead of importing it: other files of the folder may be servers that start when loaded. */
function isBench(file: string): boolean {
  return /^export (async )?function run\(/m.test(readFileSync(file, 'utf8'))
}

function isWanted(names: string[], group: string, file: string): boolean {
  return !names.length || names.includes(group) || names.includes(`${group}/${path.basename(file, '.ts')}`)
}

function table(group: string, file: string, results: BenchResult[]): string {
  const rows = results.map(({ name, value, unit, baseline, goal, pass }) => [
    name,
    `${round(value)} ${unit}`,
    baseline ? `${round(baseline.value)} ${unit} (${baseline.name})` : '',
    goal ? `goal ${goal}` : '',
    pass === undefined ? '' : pass ? 'met' : 'MISSED',
  ])
  return `\n${group}/${file}\n${formatTable(rows).replace(/^/gm, '  ')}`
}

function round(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 3 : value < 100 ? 1 : 0 })
}

function save(group: string, results: BenchResult[], isWhole: boolean): void {
  const dir = path.join(import.meta.dirname, 'results')
  const file = path.join(dir, `${group}.json`)
  mkdirSync(dir, { recursive: true })
  const before = existsSync(file) && !isWhole ? (JSON.parse(readFileSync(file, 'utf8')) as Report).results : []
  const others = before.filter(({ name }) => !results.some(result => result.name === name))
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    results: [...others, ...results],
  }
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

interface Report {
  date: string
  node: string
  results: BenchResult[]
}

await main()
