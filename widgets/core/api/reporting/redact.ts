export interface Report {
  request: { url?: string }
  context?: string
  errors: { errorMessage: string; stacktrace: { file: string }[] }[]
  breadcrumbs: unknown[]
}

/** Removes personal data from a report: queries and fragments of URLs, email addresses, breadcrumbs. */
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

/** Cuts URLs at `?` or `#` and masks email addresses, plain or percent-encoded. */
export function redactText(text: string): string {
  return text
    .replace(/((?:https?:\/)?\/[^\s?#"'`)]*)[?#][^\s"'`):]*/g, '$1')
    .replace(/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '(e-mail)')
}
