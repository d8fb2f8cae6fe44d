import type { RunOptions } from './options.mjs'

export function planRun(options: RunOptions): { name: string }[]
