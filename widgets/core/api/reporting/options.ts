export interface ReportingOptions {
  releaseStage: string
  apiKey: string
  appVersion: string
  /** Your own collector, instead of Bugsnag's. */
  endpoint?: string
}
