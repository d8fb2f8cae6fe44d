/**
 * The options of `npm test`, from its command line: names of steps, and
 * - `--quick`: only steps that need no browser;
 * - `--full`: every behaviour in both builds, on both databases, with 200 kills;
 * - `--changed[=REF]`: only what the changes since REF (the merge base with origin/main) can affect;
 * - `--force`: also steps whose inputs are as they were when they last passed;
 * - `--shuffle[=SEED]`: tests in another order.
 */
export function readOptions(args) {
  const values = new Map(args.filter(arg => arg.startsWith('--')).map(arg => splitOption(arg)))
  const unknown = [...values.keys()].filter(name => !NAMES.includes(name))
  if (unknown.length > 0) {
    throw new Error(`No option --${unknown.join(', --')}; there are --${NAMES.join(', --')}`)
  }
  return {
    names: args.filter(arg => !arg.startsWith('--')),
    isQuick: values.has('quick'),
    isFull: values.has('full'),
    isForced: values.has('force'),
    changedSince: values.has('changed') ? values.get('changed') || 'merge-base' : undefined,
    seed: values.has('shuffle') ? values.get('shuffle') || String(Math.floor(Math.random() * 1e6)) : undefined,
  }
}

const NAMES = ['quick', 'full', 'changed', 'force', 'shuffle']

function splitOption(arg) {
  const [name, value = ''] = arg.slice(2).split('=')
  return [name, value]
}
