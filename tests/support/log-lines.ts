import { createLog } from '../../host/process/log'

export function createTestLog() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { lines, log: createLog({ LOG_LEVEL: 'debug', RELEASE_STAGE: 'test' }, { write }) }
}
