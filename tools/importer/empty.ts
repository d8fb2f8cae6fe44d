import type { FileResult } from './run'

export function describeEmpty({ file, read, taken, reasons }: FileResult): string | undefined {
  if (taken > 0) {
    return undefined
  } else if (read === 0) {
    return `Nothing was taken from ${file}: it holds no records that we can read`
  }
  const [reason = 'they could not be stored', count = read] =
    [...reasons].sort((one, other) => other[1] - one[1])[0] ?? []
  return `Nothing was taken from ${file}: ${count === read ? `all ${read}` : `${count} of ${read}`} records were rejected, because ${reason}`
}
