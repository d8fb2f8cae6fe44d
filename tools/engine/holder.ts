import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Address } from './address'

/** Enough to check that the process is alive and to name it in a message. */
export interface Holder {
  pid: number
  /** Start time of the process in clock ticks, so that a reused pid is not mistaken for the holder. */
  started?: string
  /** Host name and pid namespace: a pid is only valid inside them. */
  machine: string
  since: string
  nonce: string
  /** Missing until the holder's database listens. */
  address?: Address
}

export const describeSelf = (): Holder => ({
  pid: process.pid,
  started: startTime(process.pid),
  machine: machineName(),
  since: new Date().toISOString(),
  nonce: randomUUID(),
})

export function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null
    return typeof value?.pid === 'number' && typeof value.machine === 'string' ? (value as Holder) : undefined
  } catch {
    return undefined
  }
}

export const formatHolder = (holder: Holder): string =>
  `process ${holder.pid} on ${holder.machine.split(' ')[0]}, since ${holder.since}`

/** Checks holders on this machine by their process, and others by the age of their last heartbeat. */
export function isAlive(holder: Holder, silentForMs: number): boolean {
  if (holder.machine !== machineName()) {
    return silentForMs < SILENT_AFTER_MS
  }
  return processExists(holder.pid) && (holder.started === undefined || startTime(holder.pid) === holder.started)
}

const SILENT_AFTER_MS = 8_000

function machineName(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function startTime(pid: number): string | undefined {
  try {
    // The command name (field 2) may contain spaces and brackets; the fields after its last bracket do not.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
