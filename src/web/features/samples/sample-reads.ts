import type { Address } from '#contract/api.ts'
import { query } from '#web/api/reads/query.ts'

export const sampleRead = (id: string, linkKey: string | null) => query('GET /api/samples/:id', { id, key: linkKey })

/** The reads that show samples, and what waits because of them: invalidated when one changes. */
export const SHOWS_SAMPLES: readonly Address[] = [
  'GET /api/samples',
  'GET /api/suppliers/:id/samples',
  'GET /api/venue/overview',
  'GET /api/waiting',
  'GET /api/me',
]
