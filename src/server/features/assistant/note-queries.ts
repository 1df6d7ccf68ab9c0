import type { listRatedReplies, listUnmetNeeds, rateReply } from '#contract/assistant/assistant.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { dateBefore, daysBefore } from '#server/jobs/housekeeping.ts'
import { redactText } from '#server/security/redact.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { UnmetIntent } from './buyer/unmet.ts'

const DAYS = RETENTION_DAYS.assistantNote
/** So many needs are noted for one client and day. */
const UNMET_NEEDS = { name: 'unmet-needs', points: 20, seconds: 86_400 }

/** Stores what a reader said about a reply, without what tells who a person is. */
export const insertRating = (db: Db, { isUseful, reason, message, reply }: Input<typeof rateReply>) =>
  db
    .insertInto('replyRatings')
    .values({ isUseful, reason: reason ?? null, message: redactText(message), reply: redactText(reply) })
    .execute()

export async function ratingPage(db: Db, { useful, limit, offset }: Input<typeof listRatedReplies>) {
  const matching = db.selectFrom('replyRatings').$if(useful !== null, (query) => query.where('isUseful', '=', useful === 'yes'))
  const items = await matching
    .select(['id', 'ratedAt', 'isUseful', 'reason', 'message', 'reply'])
    .orderBy('ratedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

type Asker = { network: string; now: Date }

/** Counts a need that nobody here meets, of one client so many times a day. */
export async function noteUnmet(db: Db, { need, place }: UnmetIntent, { network, now }: Asker): Promise<void> {
  const [words, there] = [redactText(need), place ?? '']
  // What was taken out of a text was no need.
  if (words !== need) return
  await db.transaction().execute(async (tx) => {
    const { points } = await addPoint(tx, UNMET_NEEDS, network)
    if (points > UNMET_NEEDS.points) return
    await tx
      .insertInto('unmetNeeds')
      .values({ day: sydneyDay(now), need: words, place: there, lastAt: now })
      .onConflict((conflict) =>
        conflict.columns(['day', 'need', 'place']).doUpdateSet((eb) => ({ asked: eb('unmetNeeds.asked', '+', 1), lastAt: now })),
      )
      .execute()
  })
}

export async function unmetPage(db: Db, { limit, offset }: Input<typeof listUnmetNeeds>) {
  const needs = db
    .selectFrom('unmetNeeds')
    .groupBy(['need', 'place'])
    .select(['need', 'place'])
    .select((eb) => [eb.fn.sum<number>('asked').as('asked'), eb.fn.max('lastAt').as('lastAt')])
  const rows = await needs
    .orderBy('asked', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('need')
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom(needs.as('needs'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(({ place, ...row }) => ({ ...row, place: place === '' ? null : place })), total }
}

/** Deletes what is too old of both. */
export async function deleteOldNotes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('replyRatings').where('ratedAt', '<', daysBefore(now, DAYS)).execute()
  await db.deleteFrom('unmetNeeds').where('day', '<', dateBefore(now, DAYS)).execute()
}
