import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Contains templates, migrations and built files, whether this code runs from the sources or from `dist/host`. */
export const root = findRoot(import.meta.dirname)

/** `npm run build` writes the compiled host to `dist/host`. */
export const isCompiled = path.relative(root, import.meta.dirname).startsWith('dist')

function findRoot(folder: string): string {
  const file = path.join(folder, 'package.json')
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'firstrung') {
    return folder
  }
  if (path.dirname(folder) === folder) {
    throw new Error('The package.json of the project is missing: the host needs the folder that it was built in')
  }
  return findRoot(path.dirname(folder))
}
