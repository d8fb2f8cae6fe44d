import { describe, expect, it } from 'vitest'
import { createLog } from '../../host/process/log'

/** The lines that a log of the product writes. */
function createTestLog() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { lines, log: createLog({ LOG_LEVEL: 'debug', RELEASE_STAGE: 'test' }, { write }) }
}

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const TOKEN = 'k3Jx9_vQ-2LmZ7pRt0WsYbNcHdGfEuAoI1X5T8V4q6M'

describe('an error in the log', () => {
  const logged = (error: unknown) => {
    const { lines, log } = createTestLog()
    log.error({ err: error }, 'it failed')
    return lines[0]?.err as Record<string, unknown>
  }

  it('keeps type, code, message, stack and cause, and nothing else', () => {
    const cause = failure('connect ECONNREFUSED 10.0.0.7:5432', { code: 'ECONNREFUSED', rawPacket: 'secret' })
    const error = Object.assign(new TypeError('no answer', { cause }), { query: 'secret', parameters: ['secret'] })
    expect(logged(error)).toEqual({
      type: 'TypeError',
      message: 'no answer',
      stack: expect.stringMatching(/^ +at .*log\.test\.ts/) as string,
      cause: {
        type: 'Error',
        code: 'ECONNREFUSED',
        message: 'connect ECONNREFUSED 10.0.0.7:5432',
        stack: expect.stringContaining('log.test.ts') as string,
      },
    })
  })

  it('names the cause of a connection that all addresses refuse', () => {
    const errors = [failure('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED' })]
    expect(logged(new AggregateError(errors))).toMatchObject({ type: 'AggregateError', code: 'ECONNREFUSED' })
    expect(logged(new AggregateError([]))).toMatchObject({ type: 'AggregateError' })
  })

  it.each([
    [failure('Refused <maya.ray+x@uni.example>: no'), 'Refused <[address]>: no'],
    [failure(`No row for ${TOKEN}`), 'No row for [token]'],
    [failure('Rejected: 550 no user maya', { response: '550 no user maya' }), 'Rejected: [reply]'],
    [
      failure('invalid input syntax for type date: "maya"', { code: '22007' }),
      'invalid input syntax for type date: "..."',
    ],
    [failure('relation "users" does not exist', { code: '42P01' }), 'relation "users" does not exist'],
    [failure('Unexpected token m, "maya\n" is "x" not JSON'), 'Unexpected token m, "..." not JSON'],
  ])('loses what a request contained: %s', (error, message) => {
    const entry = logged(error)
    expect(entry.message).toBe(message)
    expect(JSON.stringify(entry)).not.toMatch(/maya|k3Jx9/)
  })

  it('is not shown when it is no error', () => {
    expect(logged('maya@uni.example')).toEqual({ type: 'string', message: '[removed]' })
  })
})

describe('a line of the log', () => {
  it('has a message without addresses, also when only the error is given', () => {
    const { lines, log } = createTestLog()
    log.warn('sent to maya@uni.example')
    log.warn(failure('sent to maya@uni.example'))
    log.warn({ err: failure('sent to maya@uni.example') })
    expect(lines.map(({ msg }) => msg)).toEqual(['sent to [address]', 'error', 'error'])
    expect(JSON.stringify(lines)).not.toContain('maya')
  })

  it('has numbers, flags and the text of known fields only', () => {
    const { lines, log } = createTestLog()
    const id = '0b1c1f5e-5c0a-4d0f-9f64-3d6f1c2b7a90'
    log.info(
      { id, ms: 3, ready: false, path: `/x/${TOKEN}`, query: 'maya', headers: { cookie: 'maya' }, to: ['maya'] },
      'x',
    )
    expect(lines[0]).toMatchObject({
      id,
      ms: 3,
      ready: false,
      path: '/x/[token]',
      query: '[removed]',
      headers: '[removed]',
      to: '[removed]',
    })
  })
})
