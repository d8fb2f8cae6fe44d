import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { exists, expectNone, filesUnder, read } from './support'

type States = Map<string, string>

const inSql = statesInSql()
const inCode = statesInCode()

describe('lists of states', () => {
  it('are the same in the database and in host/db/tables.ts', () => {
    const columns = [...new Set([...inSql.keys(), ...inCode.keys()])]
    expect(columns.length, 'at least one list of states is found').toBeGreaterThan(0)
    expectNone(
      columns
        .filter(column => inSql.get(column) !== inCode.get(column))
        .map(column => `${column}: database ${inSql.get(column) ?? '(none)'}, code ${inCode.get(column) ?? '(none)'}`),
      'Make the check constraint (in a new migration) and the type in host/db/tables.ts agree:',
    )
  })
})

function list(values: string[]): string {
  return [...values].sort().join(' | ')
}

/** `table.column` -> its states, from the newest `check (column in ('a', 'b'))` of the migrations. */
function statesInSql(): States {
  const states: States = new Map()
  for (const file of filesUnder('host/db/migrations')) {
    for (const statement of read(file).replace(/--.*$/gm, '').split(';')) {
      const table = /\b(?:create|alter)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?(\w+)/i.exec(statement)?.[1]
      for (const [, column, values = ''] of statement.matchAll(/\bcheck\s*\(\s*(\w+)\s+in\s*\(([^)]*)\)/gi)) {
        if (table && values.includes("'")) {
          states.set(`${table}.${column}`, list([...values.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)))
        }
      }
    }
  }
  return states
}

/** The same from the types: columns of `Database` that are unions of texts. */
function statesInCode(): States {
  const types = typesIn(['host/db/tables.ts', ...filesUnder('host/db/tables')])
  const database = types.get('Database')
  const states: States = new Map()
  for (const [table, type] of database ? membersOf(database, types) : []) {
    for (const [column, columnType] of membersOf(type, types)) {
      const values = textsIn(columnType, types)
      if (values.length > 0) {
        states.set(`${table}.${column}`, list(values))
      }
    }
  }
  return states
}

type Types = Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>

/** Declarations by name; no two of these files declare the same one. */
function typesIn(files: string[]): Types {
  const types: Types = new Map()
  for (const file of files.filter(exists)) {
    ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022, true).forEachChild(node => {
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        types.set(node.name.text, node)
      }
    })
  }
  return types
}

function membersOf(node: ts.Node, types: Types): [string, ts.TypeNode][] {
  if (ts.isTypeReferenceNode(node)) {
    const named = types.get(node.typeName.getText())
    return named ? membersOf(named, types) : []
  }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
    return node.members.flatMap(member =>
      ts.isPropertySignature(member) && member.type ? [[member.name.getText(), member.type]] : [],
    )
  }
  return []
}

/** The texts of a union, through aliases and wrappers such as `WithDefault<...>`; JSON columns have no states. */
function textsIn(node: ts.TypeNode, types: Types): string[] {
  if (ts.isLiteralTypeNode(node)) {
    return ts.isStringLiteral(node.literal) ? [node.literal.text] : []
  }
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap(part => textsIn(part, types))
  }
  if (!ts.isTypeReferenceNode(node) || node.typeName.getText() === 'Json') {
    return []
  }
  const alias = types.get(node.typeName.getText())
  if (alias && ts.isTypeAliasDeclaration(alias) && !alias.typeParameters) {
    return textsIn(alias.type, types)
  }
  return node.typeArguments?.flatMap(argument => textsIn(argument, types)) ?? []
}
