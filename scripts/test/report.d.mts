interface Counts {
  passed: number
  failed: number
  skipped: number
}

export function readResult(kind: string, code: number, report?: string): Counts & { files: Map<string, Counts> }
