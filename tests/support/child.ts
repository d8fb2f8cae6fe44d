import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export interface Child {
  pid: number
  /** Undefined after the process has ended. */
  nextLine(): Promise<string | undefined>
  send(line: string): void
  /** Sends SIGKILL, then returns the lines not read yet. */
  kill(): Promise<string[]>
  /** Resolves when the process exits by itself. */
  ended(): Promise<number | null>
}

/** `file` is relative to `tests/`. */
export function startChild(file: string, ...parameters: string[]): Child {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', path, ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async (): Promise<string | undefined> => (await lines.next()).value as string | undefined
  return {
    pid: Number(child.pid),
    nextLine,
    send: line => void child.stdin.write(`${line}\n`),
    kill: () => killAndDrain(child, nextLine),
    ended: async () => (await exited)[0],
  }
}

async function killAndDrain(
  child: ChildProcessByStdio<Writable, Readable, null>,
  nextLine: () => Promise<string | undefined>,
): Promise<string[]> {
  child.kill('SIGKILL')
  const rest: string[] = []
  for (let line = await nextLine(); line !== undefined; line = await nextLine()) {
    rest.push(line)
  }
  return rest
}
