import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../widgets.mjs'

const CORE = {
  '@firstrung/ui': 'widgets/core/ui/index.ts',
  '@firstrung/api': 'widgets/core/api/index.ts',
}
/** The indexes of the text arguments of the functions in core/mount/strings.ts; the last one is the key. */
const TEXT_ARGUMENTS = { t: [0], withNodes: [0], plural: [1, 2] }

/** `{ texts, imports: [{ file, names }] }` by path; `names` is undefined for namespace imports. */
const modules = new Map()

/**
 * Returns the English texts of a widget, sorted: of its own modules and its imports from core/ui and core/api. They are
 * the keys of a dictionary.
 */
export function readTexts(dir, name) {
  const texts = modulesOf(dir, name).flatMap(file => moduleAt(file).texts)
  return [...new Set(texts)].sort((a, b) => a.localeCompare(b, 'en-GB'))
}

export const readOwnTexts = file => moduleAt(path.join(root, file)).texts

export function readParts(dir, name) {
  const folders = modulesOf(dir, name).map(
    file => /^widgets\/core\/ui\/([\w-]+)\//.exec(path.relative(root, file))?.[1],
  )
  return [...new Set(folders)].filter(Boolean).sort()
}

export function readClasses(dir, name) {
  return new Set(
    modulesOf(dir, name).flatMap(file => readFileSync(file, 'utf8').match(/\bui-[a-z]+(?:-[a-z]+)*/g) ?? []),
  )
}

function modulesOf(dir, name) {
  const files = new Set()
  const seen = new Set()
  const visit = (file, names) => {
    const key = `${file} ${names?.join() ?? ''}`
    if (seen.has(key)) {
      return
    }
    seen.add(key)
    files.add(file)
    for (const next of moduleAt(file).imports) {
      // An index re-exports single names, and a widget gets only those it imports.
      const wanted = isIndex(file) && names ? next.names?.filter(item => names.includes(item)) : next.names
      if (!wanted || wanted.length > 0) {
        visit(next.file, wanted)
      }
    }
  }
  visit(path.join(root, dir, 'contract.ts'), undefined)
  visit(path.join(root, dir, `${name}.tsx`), undefined)
  return [...files]
}

const isIndex = file => Object.values(CORE).includes(path.relative(root, file))

function moduleAt(file) {
  const known = modules.get(file)
  const module = known ?? readModule(file)
  modules.set(file, module)
  return module
}

function readModule(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts = []
  const imports = []
  const visit = node => {
    texts.push(...textsAt(node))
    imports.push(...importAt(node, file))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { texts, imports }
}

/** `t('Save')`, `plural(count, '1 star', '{count} stars')`, `'Rank' satisfies Text` and `['Rank'] satisfies Text[]`. */
function textsAt(node) {
  if (ts.isSatisfiesExpression(node) && /^Text(\[\])?$/.test(node.type.getText())) {
    return literalsOf(node.expression)
  }
  const key = ts.isCallExpression(node) && TEXT_ARGUMENTS[node.expression.getText()]?.at(-1)
  const argument = typeof key === 'number' ? node.arguments[key] : undefined
  return argument ? literalsOf(argument) : []
}

/**
 * Returns the literal, or both of `isOpen ? 'See less' : 'See more'`. The texts of a variable are found at its
 * declaration.
 */
function literalsOf(node) {
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap(literalsOf)
  }
  return ts.isStringLiteralLike(node) ? [node.text] : []
}

function importAt(node, from) {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return resolved(node.arguments[0], from, undefined)
  }
  if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
    const bindings = node.importClause?.namedBindings
    return resolved(node.moduleSpecifier, from, bindings && ts.isNamedImports(bindings) ? namesOf(bindings) : undefined)
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
    const { exportClause } = node
    return resolved(
      node.moduleSpecifier,
      from,
      exportClause && ts.isNamedExports(exportClause) ? namesOf(exportClause) : undefined,
    )
  }
  return []
}

const namesOf = ({ elements }) =>
  elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text)

function resolved(node, from, names) {
  const specifier = node && ts.isStringLiteralLike(node) ? node.text : ''
  const base = specifier.startsWith('.')
    ? path.resolve(path.dirname(from), specifier)
    : CORE[specifier] && path.join(root, CORE[specifier])
  const file = base && ['', '.ts', '.tsx', '/index.ts'].map(end => base + end).find(isFile)
  return file ? [{ file, names }] : []
}

const isFile = file => /\.tsx?$/.test(file) && existsSync(file)
