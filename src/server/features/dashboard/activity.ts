import { required } from '#shared/required.ts'
import { buyerName } from '#shared/text/request-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { MAX_ACTIVITY, type Activity } from '#contract/dashboard/dashboard.ts'
import type { Db } from '#server/db/db.ts'
import { weekSoFar } from '#server/features/suppliers/figures-queries.ts'
import { lastChanges, lastContacts, lastRequests, lastReviews, lastViewOfWeek } from './queries.ts'

/** Returns the recent requests, contacts, reviews, changes and views of a listing, newest first, `MAX_ACTIVITY` at most. */
export async function activityOf(db: Db, supplierId: number, now: Date): Promise<Activity[]> {
  const requests = await lastRequests(db, supplierId, MAX_ACTIVITY)
  const contacts = await lastContacts(db, supplierId, MAX_ACTIVITY)
  const reviews = await lastReviews(db, supplierId, MAX_ACTIVITY)
  const changes = await lastChanges(db, supplierId, MAX_ACTIVITY)
  const { from: monday, to: today, views } = await weekSoFar(db, supplierId, sydneyDay(now))
  const at = await lastViewOfWeek(db, supplierId, { monday, today })
  const all: Activity[] = [
    ...requests.map((request) => ({ ...request, kind: 'request' as const, buyer: buyerName(request) })),
    ...contacts.map((contact) => ({ ...contact, kind: 'contact' as const })),
    ...reviews.map((review) => ({ ...review, kind: 'review' as const })),
    ...changes.map(changeAsActivity),
    ...(at === null ? [] : [{ kind: 'views' as const, at, count: views }]),
  ]
  return all.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_ACTIVITY)
}

function changeAsActivity({ kind, subject, at }: Awaited<ReturnType<typeof lastChanges>>[number]): Activity {
  if (kind === 'profile') return { kind, at }
  // Every change but that of the profile has a subject.
  return { kind: 'venue', at, change: kind === 'venue-added' ? 'added' : 'removed', venueName: required(subject, 'The venue of a change') }
}
