/** Where errors go, and under which labels. */
export interface ReportingOptions {
  releaseStage: string
  apiKey: string
  appVersion: string
  /** Another collector than Bugsnag's own. */
  endpoint?: string
}

/** Reports errors, in production only: other stages do not even load the code. */
export async function startErrorReporting(options: ReportingOptions): Promise<void> {
  if (options.releaseStage === 'production' && options.apiKey) {
    const { report } = await import('./bugsnag')
    report(options)
  }
}
