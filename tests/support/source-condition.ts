import { register } from 'node:module'

/**
 * Lets tests import our packages from source: `@firstrung/mount/contract` resolves to contract.ts, not to a built file
 * that may be outdated. Node's `--conditions=source` does the same for processes that tests start.
 */
export function importFromSource() {
  register('./source-condition-hook.mjs', import.meta.url)
}
