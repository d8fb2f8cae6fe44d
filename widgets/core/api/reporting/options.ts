/** Where errors are sent, and with which labels. */
export interface ReportingOptions {
  releaseStage: string
  apiKey: string
  appVersion: string
  /** A collector of your own in place of Bugsnag's. */
  endpoint?: string
}
