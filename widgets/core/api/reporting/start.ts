import type { ReportingOptions } from './options'

/** Starts error reporting in production; other stages do not load its code. */
export async function startErrorReporting(options: ReportingOptions): Promise<void> {
  if (options.releaseStage === 'production' && options.apiKey) {
    const { report } = await import('./bugsnag')
    report(options)
  }
}
