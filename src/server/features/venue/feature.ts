import type { Feature } from '#server/feature.ts'
import { deleteOldHolidayEmails } from './holiday-email-queries.ts'
import { venueRoutes } from './routes.ts'
import { scheduleHolidayEmails } from './send-holiday-emails.ts'

export const venue: Feature = {
  routes: (deps) => venueRoutes(deps.serve, deps),
  jobs: scheduleHolidayEmails,
  retention: () => ({ deleteOldHolidayEmails }),
  ends: null,
}
