import { ESLintUtils } from '@typescript-eslint/utils'

/** Functions that accept promises and handle their failure. */
const TAKERS = /^(Promise\.(all|allSettled|any|race)|startEarly)$/
/** Functions whose promises do not fail before they are awaited. */
const HARMLESS = new Set(['startEarly', 'Promise.resolve'])
/** Collections of promises that were handled before. */
const MAPS = new Set(['Map', 'WeakMap'])
const AWAITS = new Set(['AwaitExpression', 'ReturnStatement'])

/**
 * A promise in a variable or an argument ends the process if it fails while something else is awaited, because nothing
 * handles it yet. `no-floating-promises` accepts it, because it is awaited in the end.
 */
export const handledPromises = {
  meta: {
    type: 'problem',
    docs: { description: 'a promise has a handler from its start' },
    messages: {
      unhandled:
        'If this fails before it is awaited, the process ends: await it at once, or start it with startEarly().',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context
    const services = ESLintUtils.getParserServices(context)
    const checker = services.program.getTypeChecker()
    const isPromise = type => Boolean(type.getProperty('then') && type.getProperty('catch'))
    const holdsPromise = node => {
      const type = services.getTypeAtLocation(node)
      return (type.isUnion() ? type.types : [type]).some(
        part => isPromise(part) || (checker.isArrayType(part) && checker.getTypeArguments(part).some(isPromise)),
      )
    }
    const isLookUp = ({ callee }) =>
      callee.type === 'MemberExpression' &&
      callee.property.name === 'get' &&
      MAPS.has(services.getTypeAtLocation(callee.object).symbol?.name)
    return {
      CallExpression(node) {
        const holder = holderOf(node, sourceCode)
        if (
          holder &&
          !isLookUp(node) &&
          !isHandled(node, sourceCode) &&
          !isAwaitedNext(holder, sourceCode) &&
          holdsPromise(node)
        ) {
          context.report({ node, messageId: 'unhandled' })
        }
      },
    }
  },
}

/** The variable, property or call that receives the value and may await it later. */
function holderOf(node, sourceCode) {
  const { parent } = node
  switch (parent.type) {
    case 'AssignmentExpression':
      return AWAITS.has(parent.parent.type) ? undefined : parent
    case 'VariableDeclarator':
    case 'Property':
    case 'PropertyDefinition':
      return parent
    case 'CallExpression':
    case 'NewExpression':
      return parent.callee === node || TAKERS.test(sourceCode.getText(parent.callee)) ? undefined : parent
    case 'ConditionalExpression':
      return parent.test === node ? undefined : holderOf(parent, sourceCode)
    case 'ArrayExpression':
    case 'SpreadElement':
    case 'LogicalExpression':
    case 'TSAsExpression':
      return holderOf(parent, sourceCode)
    default:
      return undefined
  }
}

function isHandled({ callee, arguments: { length } }, sourceCode) {
  const method = callee.type === 'MemberExpression' ? callee.property.name : undefined
  if (method === 'finally' && callee.object.type === 'CallExpression') {
    return isHandled(callee.object, sourceCode)
  }
  return method === 'catch' || (method === 'then' && length > 1) || HARMLESS.has(sourceCode.getText(callee))
}

/** Returns whether the next statement awaits the variable, or handles its failure, before anything else. */
function isAwaitedNext(holder, sourceCode) {
  const name = (holder.id ?? holder.left)?.name
  const statement = holder.parent
  const siblings = statement?.parent?.body
  const next = Array.isArray(siblings) ? siblings[siblings.indexOf(statement) + 1] : undefined
  if (!name || !next) {
    return false
  }
  const tokens = sourceCode.getTokens(next)
  const nodeOf = ({ range }) => sourceCode.getNodeByRangeIndex(range[0])
  const isUse = token => token.type === 'Identifier' && token.value === name && !isProperty(nodeOf(token))
  const first = tokens.find(isUse)
  const awaits = tokens.filter(({ value, range }) => value === 'await' && first && range[0] < first.range[0])
  return awaits.length <= 1 && first !== undefined && isTaken(nodeOf(first), sourceCode)
}

const isProperty = node => node.parent.type === 'MemberExpression' && node.parent.property === node

function isTaken(identifier, sourceCode) {
  const { parent } = identifier.parent.type === 'ArrayExpression' ? identifier.parent : identifier
  return parent.type === 'MemberExpression'
    ? parent.property.name === 'catch'
    : AWAITS.has(parent.type) || (parent.type === 'CallExpression' && TAKERS.test(sourceCode.getText(parent.callee)))
}
