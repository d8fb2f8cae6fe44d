interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface Step {
  name: string
  inputs: readonly string[] | ((file: string) => readonly string[])
}

export interface Memory {
  recall(step: Step, files: readonly string[]): Map<string, Counts>
  store(step: Step, counted: Iterable<readonly [string, Counts]>): void
}

export function createMemory(settings: readonly unknown[], options: { isForced: boolean; file?: string }): Memory
