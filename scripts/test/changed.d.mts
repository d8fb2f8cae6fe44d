export interface Affected {
  files: readonly string[]
  isEverything: boolean
  widgets: string[]
  tests: string[]
}

export function findAffected(files: readonly string[]): Affected
export function changedFiles(ref: string): string[]
