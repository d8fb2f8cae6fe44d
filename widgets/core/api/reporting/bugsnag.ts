import Bugsnag, { type Event } from '@bugsnag/js'
import { onError } from '@firstrung/mount'
import type { ReportingOptions } from './options'
import { redact } from './redact'

/** Starts Bugsnag and reports every widget failure, without sessions, IP addresses or breadcrumbs. */
export function report({ apiKey, appVersion, releaseStage, endpoint }: ReportingOptions): void {
  Bugsnag.start({
    apiKey,
    appVersion,
    releaseStage,
    ...(endpoint ? { endpoints: { notify: endpoint, sessions: endpoint } } : {}),
    autoTrackSessions: false,
    collectUserIp: false,
    generateAnonymousId: false,
    enabledBreadcrumbTypes: [],
    maxBreadcrumbs: 0,
    logger: null,
    onError: event => redact(event),
  })
  onError(({ widget, phase, error }) => {
    const cause = error instanceof Error ? error : new Error(String(error))
    Bugsnag.notify(cause, (event: Event) => {
      event.context = `widget ${widget}`
      event.addMetadata('widget', { name: widget, phase })
    })
  })
}
