import { register } from 'node:module'

/**
 * Lets tests import our packages from source: `@firstrung/mount/contract` is then contract.ts, not a built file that may
 * be old. Node's `--conditions=source` does the same for processes whose command line is ours.
 */
export function importFromSource() {
  register('./source-condition-hook.mjs', import.meta.url)
}
