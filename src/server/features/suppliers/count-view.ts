import type { Db } from '#server/db/db.ts'
import type { Requester } from '#server/http/requester.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { insertView } from './view-queries.ts'

/** Programs that read the web for others, by what they call themselves; a missing or unusual name counts as a person. */
const CRAWLERS =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|lighthouse|pagespeed|headlesschrome|python-requests|monitor|uptime|archiver|ahrefs|semrush|bingpreview|duckduck|yandex|baidu|applebot|gptbot|claudebot|ccbot|bytespider/i

/** One profile view per visitor and day; a supplier's own look at its profile is none (docs/behaviour.md, Counters). */
export async function countView(db: Db, id: number, requester: Requester, now: Date): Promise<void> {
  if (CRAWLERS.test(requester.userAgent) || requester.account?.supplierId === id) return
  await insertView(db, id, requester.key(now), sydneyDay(now))
}
