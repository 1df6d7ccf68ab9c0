import type { Feature } from '#server/feature.ts'
import { billingWebhooks } from './events/webhook-routes.ts'
import { invoiceFiles } from './invoices/invoice-files.ts'
import { invoiceRoutes } from './invoices/invoice-routes.ts'
import { ownerPaymentRoutes } from './owner/payment-routes.ts'
import { leaveBilling } from './leave-queries.ts'
import { deleteUnlinkedEvents } from './retention-queries.ts'
import { billingRoutes } from './routes.ts'
import { sandboxRoutes } from './sandbox/sandbox-routes.ts'
import { sandboxStore } from './sandbox/sandbox-store.ts'
import { scheduleBilling } from './schedule.ts'

export const billing: Feature = {
  routes(deps) {
    billingRoutes(deps.serve, deps)
    billingWebhooks(deps.serve, deps)
    ownerPaymentRoutes(deps.serve, deps)
    invoiceRoutes(deps.app, deps.serve)
    // Its own addresses are there while it takes the payments.
    if (deps.payments.provider === 'sandbox') sandboxRoutes(deps.serve, sandboxStore(deps))
  },
  jobs: scheduleBilling,
  retention: () => ({ deleteUnlinkedEvents }),
  ends: { onManagerEnd: (tx, _, id) => leaveBilling(tx, id) },
  emailFiles: invoiceFiles,
}
