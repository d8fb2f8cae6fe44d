/** Lists every fault in one message, so that you can fix them all at once. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`These settings are wrong:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}
