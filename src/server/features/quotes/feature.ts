import type { Feature } from '#server/feature.ts'
import { quoteAccess } from './access/access.ts'
import { attachmentRoutes } from './attachments/attachment-routes.ts'
import { bulkRoutes, joinedRowRoutes } from './bulk-routes.ts'
import { comparisonFileRoutes } from './comparison/files/comparison-file-routes.ts'
import { changesToDecideOn } from './held-prices/needs-you-queries.ts'
import { priceRoutes } from './held-prices/price-routes.ts'
import { followUpRoutes } from './follow-ups/follow-up-routes.ts'
import { incomingRoutes } from './incoming/incoming-routes.ts'
import { workOnAnswers } from './instant/answer-at-once.ts'
import { leaveRequests } from './leave-requests.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { deleteGuestRequests, deleteUnusedAttachments } from './retention-queries.ts'
import { quoteRoutes } from './routes.ts'
import { answersToDecideOn, messagesToRead } from './thread/needs-you-queries.ts'
import { deleteSavedAnswersOf } from './saved-answers/saved-answer-queries.ts'
import { stepRoutes } from './step-routes.ts'
import { scheduleQuotes } from './steps/scheduled-steps.ts'

export const quotes: Feature = {
  routes(deps) {
    const access = quoteAccess(deps)
    quoteRoutes(deps.serve, access, deps)
    leadRoutes(deps.serve, deps)
    incomingRoutes(deps.serve, deps)
    stepRoutes(deps.serve, access, deps)
    followUpRoutes(deps.serve, access, deps)
    bulkRoutes(deps.serve, access, deps)
    joinedRowRoutes(deps.serve, access, deps)
    attachmentRoutes(deps.app, deps.serve, access, deps)
    comparisonFileRoutes(deps.app, deps.serve, access, deps)
    priceRoutes(deps.serve, deps)
    orderRoutes(deps.app, deps.serve, access, deps)
  },
  jobs(deps) {
    scheduleQuotes(deps)
    workOnAnswers(deps)
  },
  retention: () => ({ deleteUnusedAttachments, deleteGuestRequests }),
  needsYou: [answersToDecideOn, messagesToRead, changesToDecideOn],
  ends: { onListingEnd: leaveRequests, onManagerEnd: (tx, _, id) => deleteSavedAnswersOf(tx, id) },
}
