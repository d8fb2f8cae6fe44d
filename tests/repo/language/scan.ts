import ts from 'typescript'

/** A name that is declared, or a text that people read: comment, sentence of a string, Markdown, template. */
export interface Piece {
  kind: 'name' | 'prose'
  text: string
  /** Offset in the file. */
  at: number
}

/** The names and texts of a file; none for kinds of file that hold neither. */
export function piecesOf(file: string, source: string): Piece[] {
  const kind = /\.(\w+)$/.exec(file)?.[1] ?? ''
  if (['ts', 'tsx', 'mjs', 'mts'].includes(kind)) {
    return scriptPieces(file, source)
  } else if (kind === 'css') {
    return [...commentsIn(source, /\/\*[\s\S]*?\*\//g), ...namesIn(source, /\.([a-z][\w-]*)(?=[\s.,:{>[)+~])/g)]
  } else if (kind === 'sql') {
    return commentsIn(source, /--.*/g)
  } else if (kind === 'njk') {
    return [prose(source, 0), ...namesIn(source, /\{%-? (?:set|macro|for) (\w+)/g)]
  } else {
    return ['md', 'txt', 'example', 'run'].includes(kind) ? [prose(source, 0)] : []
  }
}

/** Code in backticks and targets of links are not prose; the length stays, so that offsets stay right. */
const prose = (text: string, at: number): Piece => ({
  kind: 'prose',
  at,
  text: joinedLines(text.replace(/`[^`\n]*`|\]\([^)]*\)|https?:\S+/g, code => code.replace(/[^\n]/g, ' '))),
})

/** The same text without the marks that begin the lines of a comment. */
export const joinedLines = (text: string) =>
  text.replace(/\n\s*(?:\*|\/\/|--|#)(?=\s)/g, mark => `\n${' '.repeat(mark.length - 1)}`)

const commentsIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(({ 0: text, index }) => prose(text, index))

const namesIn = (source: string, pattern: RegExp): Piece[] =>
  [...source.matchAll(pattern)].map(({ 0: whole, 1: name = '', index }) => ({
    kind: 'name',
    text: name,
    at: index + whole.lastIndexOf(name),
  }))

function scriptPieces(file: string, source: string): Piece[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const pieces = new Map<number, Piece>()
  const add = (piece: Piece) => pieces.set(piece.at, piece)
  const visit = (node: ts.Node) => {
    const name = declaredName(node)
    if (name) {
      add({ kind: 'name', text: name.text, at: name.getStart(tree) })
    }
    if (isText(node) && /\S\s+\S/.test(node.text)) {
      add(prose(source.slice(node.getStart(tree), node.end), node.getStart(tree)))
    }
    if (ts.isToken(node) && !ts.isJsxText(node)) {
      for (const { pos, end } of commentsAround(source, node)) {
        add(prose(source.slice(pos, end), pos))
      }
    }
    node.getChildren(tree).forEach(visit)
  }
  visit(tree)
  return [...pieces.values()]
}

function commentsAround(source: string, token: ts.Node): ts.CommentRange[] {
  return [
    ...(ts.getLeadingCommentRanges(source, token.pos) ?? []),
    ...(ts.getTrailingCommentRanges(source, token.end) ?? []),
  ]
}

/** The identifier that a node declares. Keys of object literals are left out: many are wire format. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node)
  return declares && node.name && ts.isIdentifier(node.name) ? node.name : undefined
}

function isText(node: ts.Node): node is ts.Node & { text: string } {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
}
