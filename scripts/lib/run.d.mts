export interface Ended {
  code: number
  output: string
  seconds: number
}

export function runNpm(args: readonly string[]): Promise<Ended>
