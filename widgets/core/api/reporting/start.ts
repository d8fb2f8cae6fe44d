/** Where errors are sent, and with which labels. */
export interface ReportingOptions {
  releaseStage: string
  apiKey: string
  appVersion: string
  /** A collector of your own in place of Bugsnag's. */
  endpoint?: string
}

/** Starts error reporting in production; other stages do not load its code. */
export async function startErrorReporting(options: ReportingOptions): Promise<void> {
  if (options.releaseStage === 'production' && options.apiKey) {
    const { report } = await import('./bugsnag')
    report(options)
  }
}
