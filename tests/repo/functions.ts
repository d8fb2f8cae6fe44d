import ts from 'typescript'
import { read } from './support'

/** A function of a source file and what the limits measure of it. */
export interface FunctionInfo {
  file: string
  line: number
  /** Callbacks without a name are called after the function that receives them: `router.post() in routes`. */
  name: string
  lines: number
  parameters: number
  kind: 'handler' | 'component' | 'function'
}

type FunctionNode = ts.FunctionLikeDeclaration & { body: ts.ConciseBody }

const ROUTER_METHODS = new Set(['get', 'post', 'put', 'delete', 'form'])

/** Returns every function of a TypeScript or JavaScript file that has a body, in source order. */
export function functionsOf(file: string): FunctionInfo[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const nodes = nodesOf(source)
  const handlers = new Set(nodes.filter(isRouterCall).flatMap(handlerNames))
  return nodes.filter(isFunction).map(node => {
    const name = nameOf(node)
    return {
      file,
      name,
      ...measure(node, source),
      kind: isInRouterCall(node) || handlers.has(name) ? 'handler' : kindOf(node),
    }
  })
}

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return nodes
}

function isFunction(node: ts.Node): node is FunctionNode {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

function measure(node: FunctionNode, source: ts.SourceFile): Pick<FunctionInfo, 'line' | 'lines' | 'parameters'> {
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const last = source.getLineAndCharacterOfPosition(node.getEnd()).line
  // The caller of a callback decides what it receives, for example String.replace.
  const parameters = ts.isCallExpression(node.parent) ? 0 : node.parameters.length
  return { line: first + 1, lines: last - first + 1, parameters }
}

function kindOf(node: FunctionNode): FunctionInfo['kind'] {
  return /\.tsx$/.test(node.getSourceFile().fileName) && /^[A-Z]\w*$/.test(nameOf(node)) ? 'component' : 'function'
}

function nameOf(node: FunctionNode): string {
  const own = declaredName(node)
  if (own !== undefined) {
    return own
  }
  const call = ts.findAncestor(node.parent, ts.isCallExpression)
  const outer = ts.findAncestor(node.parent, isFunction)
  const label = call ? `${call.expression.getText().split('\n')[0] ?? ''}()` : 'anonymous function'
  return outer ? `${label} in ${nameOf(outer)}` : label
}

/** Reads the name from the declaration itself or from the variable or property that holds the function. */
function declaredName(node: FunctionNode): string | undefined {
  if (ts.isConstructorDeclaration(node)) {
    return `constructor of ${node.parent.name?.text ?? 'a class'}`
  }
  const { parent } = node
  const isHeld = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)
  return (node.name ?? (isHeld ? parent.name : undefined))?.getText()
}

function isRouterCall(node: ts.Node | undefined): node is ts.CallExpression {
  return (
    node !== undefined &&
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.expression.getText() === 'router' &&
    ROUTER_METHODS.has(node.expression.name.text)
  )
}

/** Names of the functions that a router call receives: `router.get(path, shape, show)` or `{ submit: send }`. */
function handlerNames(call: ts.CallExpression): string[] {
  const values = call.arguments.flatMap(argument =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.map(property => (ts.isPropertyAssignment(property) ? property.initializer : property.name))
      : [argument],
  )
  return values.flatMap(value => (value && ts.isIdentifier(value) ? [value.text] : []))
}

/** Tells whether the function is an argument of a router call, or a property of such an argument. */
function isInRouterCall(node: FunctionNode): boolean {
  const property = ts.isMethodDeclaration(node) ? node : node.parent
  return isRouterCall(node.parent) || (ts.isObjectLiteralElement(property) && isRouterCall(property.parent.parent))
}
