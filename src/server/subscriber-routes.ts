import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { unsubscribeRoutes } from './features/emails/unsubscribe-routes.ts'
import { enquiryRoutes } from './features/enquiries/routes.ts'
import { newsletterIssueRoutes } from './features/newsletter-issues/routes.ts'
import { searchAlertRoutes } from './features/search-alerts/routes.ts'
import { earlierStopLinks, forgetAlerts } from './features/search-alerts/stop-alerts.ts'
import { rejectForgotten } from './features/signups/newsletter.ts'
import { signupRoutes } from './features/signups/routes.ts'
import type { Serve } from './http/serve.ts'
import type { RenderEmail } from './ports/mail/render-email.ts'

/** Everything by which somebody leaves an address, what is sent to it, and how that is stopped. */
export function subscriberRoutes(app: FastifyInstance, serve: Serve, context: Context & { render: RenderEmail }): void {
  signupRoutes(serve, context)
  newsletterIssueRoutes(serve, context)
  enquiryRoutes(serve, context)
  searchAlertRoutes(serve, context)
  earlierStopLinks(app, context)
  unsubscribeRoutes(app, serve, { ...context, onStop: { 'search-alerts': forgetAlerts }, onResume: { newsletter: rejectForgotten } })
}
