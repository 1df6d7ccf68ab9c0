import type { Settings } from './setting-agreements.ts'

/** Where traces go, by the names that OpenTelemetry gives its settings. */
export type TracingSettings = {
  /** The collector, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** The share of requests and jobs that are traced, 0 to 1. */
  share: number
}

/** Returns them; null where no collector is named. */
export function tracingOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName = 'backdock',
  OTEL_TRACES_SAMPLER_ARG: share = '1',
}: Settings): TracingSettings | null {
  return endpoint === undefined ? null : { endpoint, serviceName, share: Number(share) }
}
