export interface RunOptions {
  names: string[]
  isQuick: boolean
  isFull: boolean
  isForced: boolean
  changedSince: string | undefined
  seed: string | undefined
}

export function readOptions(args: readonly string[]): RunOptions
