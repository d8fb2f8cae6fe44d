import { describe, expect, it } from 'vitest'
import type { Job } from '../../host/queue/job'
import { readCommand } from '../../host/queue/options'

const run = () => Promise.resolve()
const refresh: Job = { name: 'refresh', about: 'Refreshes.', run }
const jobs: readonly Job[] = [refresh, { name: 'mail/welcome', about: 'Welcomes.', queue: 'mail', run }]
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const read = (args: string[], isProduction = false) => readCommand(args, { jobs, isProduction })

describe('the command line of the jobs', () => {
  it.each([
    [['list'], { name: 'list' }],
    [['run', 'refresh'], { name: 'run', job: refresh, at: undefined }],
    [
      ['run', 'refresh', '--at', '2026-11-27T17:00:00Z'],
      { name: 'run', job: refresh, at: new Date('2026-11-27T17:00:00Z') },
    ],
    [['retry', 'all'], { name: 'retry', ids: undefined }],
    [['drop', ID, ID], { name: 'drop', ids: [ID, ID] }],
  ])('reads %j', (args, command) => {
    expect(read(args)).toEqual(command)
  })

  it.each([
    [[], 'Name a command'],
    [['fly'], 'There is no command "fly"'],
    [['run'], 'Name a job; there are refresh'],
    [['run', 'constructor'], 'There is no job "constructor"'],
    [['run', 'mail/welcome'], 'There is no job "mail/welcome"'],
    [['run', 'refresh', '--at', 'tomorrow'], '--at must be an ISO time'],
    [['run', 'refresh', '--at', '2026-13-01T00:00:00Z'], '--at must be an ISO time'],
    [['run', 'refresh', 'now'], 'only --at TIME may follow'],
    [['retry'], 'Say what to retry'],
    [['drop', 'x'], '"x" is no id of a job'],
    [['drop', 'all', ID], '"all" is no id of a job'],
  ])('refuses %j', (args, message) => {
    expect(() => read(args)).toThrow(message)
  })

  it('refuses another time in production', () => {
    expect(() => read(['run', 'refresh', '--at', '2026-11-27T17:00:00Z'], true)).toThrow('not for production')
  })
})
