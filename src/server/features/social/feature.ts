import type { Feature } from '#server/feature.ts'
import { watchAccess } from './accounts/watch-access.ts'
import { disconnectAll, endAccessOf, leaveSocial } from './leave-social.ts'
import { scheduleAutoPosts } from './planning/auto-post.ts'
import { publishDuePosts, resumePosts } from './publishing/publish-due.ts'
import { deleteOldSocial } from './retention-queries.ts'
import { socialRoutes } from './routes.ts'
import { countPostVisit } from './visits/count-visit.ts'

export const social: Feature = {
  routes: (deps) => socialRoutes(deps.app, deps.serve, deps),
  async jobs(deps) {
    publishDuePosts(deps)
    watchAccess(deps)
    scheduleAutoPosts(deps)
    await resumePosts(deps)
  },
  retention: () => ({ deleteOldSocial }),
  ends: { onListingEnd: leaveSocial, onManagerEnd: leaveSocial, onMemberEnd: endAccessOf, onMergeEnd: disconnectAll },
  signals: (context) => ({ onView: (view, requester) => countPostVisit(context, view, requester) }),
}
