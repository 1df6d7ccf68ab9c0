import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { unsubscribeRoutes } from '#server/features/emails/unsubscribe/unsubscribe-routes.ts'
import { enquiryRoutes } from '#server/features/enquiries/routes.ts'
import { newsletterIssueRoutes } from '#server/features/newsletter-issues/routes.ts'
import { searchAlertRoutes } from '#server/features/search-alerts/routes.ts'
import { earlierStopLinks, forgetAlerts } from '#server/features/search-alerts/stop-alerts.ts'
import { rejectForgotten } from '#server/features/signups/newsletter.ts'
import { signupRoutes } from '#server/features/signups/routes.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'

/** Everything by which somebody leaves an address, what is sent to it, and how that is stopped. */
export function subscriberRoutes(app: FastifyInstance, serve: Serve, context: Context & { render: RenderEmail }): void {
  signupRoutes(serve, context)
  newsletterIssueRoutes(serve, context)
  enquiryRoutes(serve, context)
  searchAlertRoutes(serve, context)
  earlierStopLinks(app, context)
  unsubscribeRoutes(app, serve, { ...context, onStop: { 'search-alerts': forgetAlerts }, onResume: { newsletter: rejectForgotten } })
}
