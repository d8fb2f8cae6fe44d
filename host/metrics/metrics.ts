import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { addGauges, type CacheStatistics, type GaugeSources } from './gauges'

interface AnsweredRequest {
  method: string
  /** The pattern of its route. Paths would create a time series for every job. */
  route: string
  status: number
  seconds: number
}

export interface Metrics {
  countRequest: (request: AnsweredRequest) => void
  countMail: (result: 'sent' | 'failed' | 'refused') => void
  countRefusal: (limit: string) => void
  watchCache: (name: string, statistics: CacheStatistics) => void
  /** Leaves out the database's metrics if it does not answer. */
  render: () => Promise<string>
  contentType: string
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Clients may send any method that Node knows. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

export function createMetrics(sources: Omit<GaugeSources, 'caches'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const caches = new Map<string, CacheStatistics>()
  const readGauges = addGauges(registry, { ...sources, caches })
  const requests = new Histogram({
    name: 'firstrung_http_request_duration_seconds',
    help: 'Time of requests that were not answered from the cache of visitor pages.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'firstrung_mails_total',
    help: 'Attempts of this process to send a mail, by result.',
    labelNames: ['result'],
    registers,
  })
  const refusals = new Counter({
    name: 'firstrung_rate_limit_refusals_total',
    help: 'Events that a rate limit refused.',
    labelNames: ['limit'],
    registers,
  })
  return {
    countRequest({ method, route, status, seconds }) {
      const labels = { method: METHODS.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` }
      requests.observe(labels, seconds)
    },
    countMail: result => mails.inc({ result }),
    countRefusal: limit => refusals.inc({ limit }),
    watchCache: (name, statistics) => void caches.set(name, statistics),
    async render() {
      await readGauges()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
