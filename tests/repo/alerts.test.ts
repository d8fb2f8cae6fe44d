import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/widgets.mjs'
import { expectNone, filesUnder, read } from './support'

const RULES = 'deploy/prometheus/alerts.yml'
const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: path.join(root, 'deploy/prometheus'), encoding: 'utf8' })
const isInstalled = promtool('--version').status === 0
const metricsIn = (text: string) => [...new Set(text.match(/firstrung_[a-z_]+/g))]

describe(RULES, () => {
  it('names metrics that a host has', () => {
    const sources = filesUnder('host/metrics').map(read).join('\n')
    // Gauges are named without their prefix there; a histogram has series for its count and its buckets.
    const isKnown = (name: string) => {
      const plain = name.replace(/^firstrung_/, '').replace(/_(count|bucket)$/, '')
      return sources.includes(`'${plain}'`) || sources.includes(`'firstrung_${plain}'`)
    }
    expect(metricsIn(read(RULES)).length).toBeGreaterThan(5)
    expectNone(
      metricsIn(read(RULES)).filter(name => !isKnown(name)),
      'These alerts would never fire, because no host has such a metric:',
    )
  })

  it('names metrics that docs/operations.md explains', () => {
    const docs = read('docs/operations.md')
    const named = metricsIn(read(RULES)).map(name => name.replace(/_(count|bucket)$/, ''))
    expectNone(
      named.filter(name => !docs.includes(name)),
      'docs/operations.md does not explain these metrics:',
    )
  })

  it.skipIf(!isInstalled)(`passes promtool${isInstalled ? '' : ' (skipped: promtool is not installed)'}`, () => {
    const results = [promtool('check', 'rules', 'alerts.yml'), promtool('test', 'rules', 'alerts.test.yml')]
    expect(results.map(({ status, stdout, stderr }) => (status === 0 ? '' : stdout + stderr))).toEqual(['', ''])
  })
})
