import type { Db } from '#server/db/db.ts'
import type { Requester } from '#server/http/requester.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { insertView } from './view-queries.ts'

/** The user agents of crawlers and monitors; a missing or unusual user agent counts as a person. */
const CRAWLERS =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|lighthouse|pagespeed|headlesschrome|python-requests|monitor|uptime|archiver|ahrefs|semrush|bingpreview|duckduck|yandex|baidu|applebot|gptbot|claudebot|ccbot|bytespider/i

/** Counts one profile view per visitor and day; a supplier's view of its own profile does not count (docs/behaviour.md, Counters). */
export async function countView(db: Db, id: number, requester: Requester, now: Date): Promise<void> {
  if (CRAWLERS.test(requester.userAgent) || requester.account?.supplierId === id) return
  await insertView(db, id, requester.key(now), sydneyDay(now))
}
