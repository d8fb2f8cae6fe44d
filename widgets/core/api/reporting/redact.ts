/** The part of a report that may hold something about a person. */
export interface Report {
  request: { url?: string }
  context?: string
  errors: { errorMessage: string; stacktrace: { file: string }[] }[]
  breadcrumbs: unknown[]
}

/** Takes everything personal out of a report: queries and fragments of addresses, e-mail addresses, the trail. */
export function redact(report: Report): void {
  report.request.url = report.request.url && redactText(report.request.url)
  report.context = report.context && redactText(report.context)
  report.breadcrumbs = []
  for (const error of report.errors) {
    error.errorMessage = redactText(error.errorMessage)
    for (const frame of error.stacktrace) {
      frame.file = redactText(frame.file)
    }
  }
}

/** Addresses lose what follows `?` or `#`; e-mail addresses, plain or encoded, are named as such. */
export function redactText(text: string): string {
  return text
    .replace(/((?:https?:\/)?\/[^\s?#"'`)]*)[?#][^\s"'`):]*/g, '$1')
    .replace(/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '(e-mail)')
}
