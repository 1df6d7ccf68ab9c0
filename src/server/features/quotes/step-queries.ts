import { sql } from 'kysely'
import type { Offer } from '#contract/offers.ts'
import { NOT_NOW, STEPS, SUPPLIER_LEFT, type Party, type QuoteState, type StepName } from '#contract/quote-states.ts'
import type { Db, NewRow } from '#server/db/db.ts'

export type Taken = {
  step: StepName
  by: Party | 'system'
  /** Whose account it was, where there is one. */
  accountId: string | null
  note: string | null
}
/** What is new to whom: true for those who are told, false for whoever takes the step, absent where it stays as it is. */
export type News = { [Side in Party]?: boolean }

/** What an email about a request needs of it. */
export const MOVED_COLUMNS = [
  'id',
  'serial',
  'bulkId',
  'supplierId',
  'businessName',
  'contactName',
  'contactEmail',
  'requirements',
  'status',
] as const

/** The supplier's first word, whichever it is. */
const ANSWERS: StepName[] = ['answer', 'pass']

/**
 * Puts a request into the state that a step leads to. Answers nothing where its state does not allow the step; of several at once the
 * first one holds the row until its transaction ends, and the others find the state that it left.
 */
export const moveRequest = (tx: Db, id: string, step: StepName, news: News, at: Date) =>
  tx
    .updateTable('quoteRequests')
    .set({
      status: sql<QuoteState>`${JSON.stringify(STEPS[step].leads)}::jsonb ->> status`,
      ...(step !== 'message' && { statusAt: at }),
      ...(step === 'answer' && { remindedAt: null }),
      ...(ANSWERS.includes(step) && { firstAnsweredAt: sql<string>`coalesce(first_answered_at, ${at.toISOString()}::timestamptz)` }),
      ...(news.buyer !== undefined && { unreadByBuyer: news.buyer }),
      ...(news.supplier !== undefined && { unreadBySupplier: news.supplier }),
    })
    .where('id', '=', id)
    .where('supplierId', 'is not', null)
    .where('status', 'in', Object.keys(STEPS[step].leads) as QuoteState[])
    .returning(MOVED_COLUMNS)
    .executeTakeFirst()
export type Moved = NonNullable<Awaited<ReturnType<typeof moveRequest>>>

/** Why a step was not possible. */
export async function conflictMessageOf(db: Db, id: string): Promise<string> {
  const query = db.selectFrom('quoteRequests').select(['status', 'supplierId']).where('id', '=', id)
  const { status, supplierId } = await query.executeTakeFirstOrThrow()
  return supplierId === null ? SUPPLIER_LEFT : NOT_NOW[status]
}

export const insertStep = (tx: Db, requestId: string, { step, by, accountId, note }: Taken, at: Date) =>
  tx.insertInto('quoteSteps').values({ requestId, step, by, accountId, note, at }).execute()

export type NewOfferRow = Pick<Offer, 'lines' | 'minimumCents' | 'validUntil' | 'terms' | 'note'> &
  Pick<NewRow<'offers'>, 'deliveryCents'> & { attachmentId: string | null }

/** As the next revision; the request's row is held, so nobody else takes the same number. */
export const insertOffer = (tx: Db, requestId: string, { lines, ...offer }: NewOfferRow, at: Date) =>
  tx
    .insertInto('offers')
    .values((eb) => ({
      ...offer,
      requestId,
      lines: JSON.stringify(lines),
      revision: eb
        .selectFrom('offers')
        .select(sql<number>`coalesce(max(revision), 0) + 1`.as('next'))
        .where('requestId', '=', requestId),
      createdAt: at,
    }))
    .execute()

/** What is new counts as seen. */
export const markRead = (db: Db, id: string, party: Party) =>
  db
    .updateTable('quoteRequests')
    .set(party === 'buyer' ? { unreadByBuyer: false } : { unreadBySupplier: false })
    .where('id', '=', id)
    .execute()
