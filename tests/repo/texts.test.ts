import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../scripts/lib/widget-modules.mjs'
import { listWidgets, root } from '../../scripts/widgets.mjs'
import { expectNone, filesUnder, read } from './support'

/** Attributes that people read or hear. */
const READ = /^(label|title|placeholder|alt|hint|blank|summary|aria-label|aria-description|aria-roledescription)$/
const LETTERS = /\p{L}{2}/u
/** A name is the same in every language. */
const NAME = 'Firstrung'
const components = filesUnder('widgets').filter(file => file.endsWith('.tsx'))

describe('texts of widgets', () => {
  it('are written in t, plural or withNodes, so that a page can replace them', () => {
    expectNone(components.flatMap(fixedTexts), 'Wrap in t(...) of @firstrung/mount/strings:')
  })

  it('are found by their functions and constants', () => {
    const of = (name: string) => {
      const { dir } = listWidgets().find(widget => widget.name === name) ?? { dir: '' }
      return readTexts(dir, name)
    }
    expect(of('show-more')).toEqual(['Show {next} more (of {total})'])
    expect(of('rating-summary')).toEqual(expect.arrayContaining(['{count} stars', 'The role', 'out of 5']))
    expect(of('faq')).toEqual([])
  })
})

/** Texts in JSX that no function looks up, as `file:line text`. */
function fixedTexts(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== undefined && LETTERS.test(text) && text.trim() !== NAME) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${path.relative(root, file)}:${line + 1} ${text.trim()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) {
    return node.text
  }
  if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) {
    return node.initializer && fixedPartOf(node.initializer)
  }
  return ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? fixedPartOf(node) : undefined
}

/** The letters of a literal, or of the literals that a condition chooses from. */
function fixedPartOf(node: ts.Node): string | undefined {
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return node.expression && fixedPartOf(node.expression)
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].map(fixedPartOf).join('')
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
  }
  return ts.isStringLiteralLike(node) ? node.text : undefined
}
