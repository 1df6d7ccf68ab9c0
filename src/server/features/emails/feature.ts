import type { Feature } from '#server/feature.ts'
import { choiceRoutes } from './choices/choice-routes.ts'
import { deliverEmails, resumeEmails } from './delivery/deliver-emails.ts'
import { scheduleDigests } from './delivery/held-emails.ts'
import { scheduleOwnerDigest } from './delivery/owner-notices.ts'
import { deleteOldCopies, deleteOldEmails } from './retention-queries.ts'
import { pushRoutes } from './push/push-routes.ts'
import { workOnPushes } from './push/send-push.ts'
import { unsubscribeRoutes } from './unsubscribe/unsubscribe-routes.ts'

export const emails: Feature = {
  routes(deps) {
    unsubscribeRoutes(deps.app, deps.serve, deps)
    choiceRoutes(deps.serve, deps)
    pushRoutes(deps.serve, deps)
  },
  async jobs(deps) {
    const sent = deliverEmails(deps, deps.render, { isBusy: deps.isBusy })
    workOnPushes(deps)
    scheduleDigests(deps)
    scheduleOwnerDigest(deps)
    await resumeEmails(deps)
    return sent
  },
  retention: (context) => ({ deleteOldEmails, deleteOldCopies: deleteOldCopies(context) }),
  ends: null,
}
