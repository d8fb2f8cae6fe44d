import { expect, it } from 'vitest'
import { createSteps } from '../../host/lib/steps'

function run(isTTY: boolean): string {
  let text = ''
  const steps = createSteps({ isTTY, write: part => (text += part) })
  steps.begin('Setting up the database')
  steps.begin('Writing demo data')
  steps.progress(0.256)
  steps.end()
  steps.progress(1)
  steps.end()
  return text.replace(/\d+\.\d s/g, 'N s')
}

it('writes a line for each step that is done', () => {
  expect(run(false)).toBe('Setting up the database: done in N s\nWriting demo data: done in N s\n')
})

it('counts up in a terminal, and leaves the same lines', () => {
  const text = run(true)
  expect(text).toContain('Writing demo data … 25 %')
  // A terminal shows what comes after the last "erase the line".
  const shown = text.split('\n').map(line => line.split('\u001b[K').at(-1))
  expect(shown.join('\n')).toBe(run(false))
})
