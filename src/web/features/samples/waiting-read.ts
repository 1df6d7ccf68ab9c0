import { query } from '#web/api/reads/query.ts'

/** The most samples that stand beside the requests. */
const SHOWN = 5

/** The read of what a supplier has yet to send. */
export const waitingRead = (supplierId: number) =>
  query('GET /api/suppliers/:id/samples', { id: String(supplierId), waiting: 'true', limit: SHOWN })
