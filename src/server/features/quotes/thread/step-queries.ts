import { sql, type CompiledQuery, type InferResult } from 'kysely'
import { keysOf } from '#shared/objects.ts'
import { conflictIn, stepOf, STEPS, SUPPLIER_LEFT, type Party, type QuoteState, type StepName } from '#contract/quotes/quote-states.ts'
import { padsOf } from '#server/db/address-hash.ts'
import { precompiledQuery, type Db } from '#server/db/db.ts'
import type { Sender } from '#server/features/emails/queue/budgets.ts'
import { receiverAsJson } from '#server/features/emails/readers/receiver-queries.ts'
import { isOpen } from '#server/features/quotes/access/subject-queries.ts'
import { required } from '#shared/required.ts'
import { MOVED_COLUMNS } from './moved-columns.ts'
import { quoteFrom } from './stored-quote.ts'
import { lastQuote } from './thread-sql.ts'

export type NewStep = {
  step: StepName
  by: Party | 'system'
  /** The account that took the step, null for a visitor or the system. */
  accountId: string | null
  /** Whose budget pays for the emails about it, as `enqueueEmails` takes it. */
  sender: Sender | null
  note: string | null
  /** How long the emails about it wait, where that is not the step's own time. */
  emailsAfterSeconds?: number | undefined
  /** Whether nobody took it: an answer from the price list. Who it is from has not read the request then. */
  isInstant?: boolean
}
/** The change of each party's unread flag: true for a notified party, false for the one that takes the step, absent when unchanged. */
export type UnreadFlags = { [Side in Party]?: boolean }

/** The steps that count as the supplier's first answer. */
const ANSWERS: StepName[] = ['answer', 'reply', 'pass']

/** Builds the statement of one kind of step. Names and flags are literals, so that it is planned once for each kind. */
const buildMove = (db: Db, { step, by }: Pick<NewStep, 'step' | 'by'>, isUnread: UnreadFlags, values: StepValues) =>
  db
    .with(
      'given',
      () =>
        sql<StepValues>`(select ${values.id}::uuid as id, ${values.at}::timestamptz as at, ${values.accountId}::uuid as account_id, ${values.note}::text as note)`,
    )
    .with('moved', (given) =>
      given
        .updateTable('quoteRequests')
        .from('given')
        .set({
          status: stateAfterStep(step),
          ...(step !== 'message' && { statusAt: sql<string>`given.at` }),
          ...(step === 'answer' && { remindedAt: sql.lit(null) }),
          ...(step === 'undo' && { acceptedLines: sql.lit(null) }),
          ...(step === 'reopen' && { firstAnsweredAt: sql<string | null>`case when ${HAS_ANSWER} then first_answered_at end` }),
          ...(ANSWERS.includes(step) && { firstAnsweredAt: sql<string>`coalesce(first_answered_at, given.at)` }),
          ...(isUnread.buyer !== undefined && { unreadByBuyer: sql.lit(isUnread.buyer) }),
          ...(isUnread.supplier !== undefined && { unreadBySupplier: sql.lit(isUnread.supplier) }),
        })
        .whereRef('quoteRequests.id', '=', 'given.id')
        .where('supplierId', 'is not', null)
        .where(isInTime(step))
        .where(step === 'reopen' ? HAS_NOT_LEFT : sql<boolean>`true`)
        .where(
          'status',
          'in',
          keysOf<Partial<Record<QuoteState, unknown>>>(STEPS[step].leads).map((state) => sql.lit(state)),
        )
        .returning(MOVED_COLUMNS.map((column) => `quoteRequests.${column}` as const)),
    )
    .with(
      'noted',
      () => sql`(insert into quote_steps (request_id, step, by, account_id, note, at)
        select id, ${sql.lit(step)}, ${sql.lit(by)}, given.account_id, given.note, given.at from moved join given using (id))`,
    )
    .selectFrom('moved')
    .selectAll()

const REVISION = sql<number | null>`(select max(o.revision) from offers o where o.request_id = quote_requests.id)`
const HAS_REPLIED = sql<boolean>`exists (select from quote_steps q where q.request_id = quote_requests.id and q.step = 'reply')`
/** Whether there is an answer besides a pass. */
const HAS_ANSWER = sql<boolean>`(${REVISION} is not null or ${HAS_REPLIED})`
/** A request that was passed because its listing went stays so. */
const HAS_NOT_LEFT = sql<boolean>`not exists (select from quote_steps q where q.request_id = quote_requests.id and q.step = 'leave')`

/** The state that a step leads to. What takes a step back leads to the state before that, which follows from the answers that there were. */
function stateAfterStep(step: StepName) {
  if (step === 'undo') return sql<QuoteState>`case when ${REVISION} > 1 then 'revised' else 'quoted' end`
  if (step === 'reopen')
    return sql<QuoteState>`case when ${REVISION} > 1 then 'revised' when ${REVISION} = 1 then 'quoted' when ${HAS_REPLIED} then 'replied' else 'viewed' end`
  return sql<QuoteState>`${sql.lit(JSON.stringify(STEPS[step].leads))}::jsonb ->> status`
}

/** Whether the last change of state was not too long ago for a step. */
function isInTime(step: StepName) {
  const { withinSeconds } = stepOf(step)
  return withinSeconds === undefined
    ? sql<boolean>`true`
    : sql<boolean>`quote_requests.status_at > given.at - ${sql.lit(withinSeconds)} * interval '1 second'`
}

type StepValues = { id: string; at: string; accountId: string | null; note: string | null }
type Build = ReturnType<typeof buildMove>
const moves = new Map<
  string,
  (db: Db, ...values: [string, string, string | null, string | null]) => CompiledQuery<InferResult<Build>[number]>
>()

/**
 * The statement that moves a request to the state that a step leads to, adds the step to its history and returns the request; it returns
 * none, with nothing changed, when its state does not allow the step. It locks the row until the transaction ends, so concurrent steps see
 * the state that the first one has left.
 */
export function movingRequest(tx: Db, id: string, newStep: NewStep, isUnread: UnreadFlags, at: Date) {
  const { step, by, accountId, note } = newStep
  const kind = [step, by, isUnread.buyer, isUnread.supplier].join()
  const known = moves.get(kind)
  const move =
    known ??
    precompiledQuery((db, ...[id, at, accountId, note]: [string, string, string | null, string | null]) =>
      buildMove(db, { step, by }, isUnread, { id, at, accountId, note }),
    )
  moves.set(kind, move)
  return move(tx, id, at.toISOString(), accountId, note)
}
export type MovedRequest = InferResult<Build>[number]

/** Returns what an email about a request needs, which exists. */
export const movedById = (tx: Db, id: string): Promise<MovedRequest> =>
  tx.selectFrom('quoteRequests').select(MOVED_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow()

/**
 * The statement that reads what else emails tell of a request, and how many messages it has. To be run once its row is locked, with a
 * supplier: the supplier cannot be deleted then either, because that changes the row first.
 */
const readingNoticeWith = precompiledQuery((db, pads: Buffer, id: string) =>
  db
    .selectFrom('quoteRequests as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['r.lines', 'r.acceptedLines', receiverAsJson(pads).as('supplier'), lastQuote.as('offer'), isOpen.as('isOpen')])
    .select(sql<number>`(select count(*)::int from quote_steps q where q.request_id = r.id and q.step = 'message')`.as('messages'))
    .where('r.id', '=', id),
)
export const readingNotice = (db: Db, id: string) => readingNoticeWith(db, padsOf(db), id)
type NoticeRow = InferResult<ReturnType<typeof readingNotice>>[number]
/** Returns what was read for emails, with what the lines of the answer come to. */
export const noticeFrom = ({ lines, acceptedLines, offer: quote, ...notice }: NoticeRow) => ({
  ...notice,
  offer: quote && quoteFrom({ lines, acceptedLines }, quote),
  passedItems: lines.flatMap(({ id, item }) => (quote?.passedLineIds.includes(id) ? item : [])),
})
export const noticeOf = async (tx: Db, id: string) =>
  noticeFrom(required((await tx.executeQuery(readingNotice(tx, id))).rows[0], 'The request'))
export type Notice = Awaited<ReturnType<typeof noticeOf>>

/** Returns the message that says why a step was not possible. */
export async function conflictMessageOf(db: Db, id: string, step: StepName): Promise<string> {
  const query = db.selectFrom('quoteRequests').select(['status', 'supplierId']).where('id', '=', id)
  const { status, supplierId } = await query.executeTakeFirstOrThrow()
  return supplierId === null ? SUPPLIER_LEFT : conflictIn(step, status)
}

const lastStep = sql<number>`(select max(q.id) from quote_steps q where q.request_id = quote_requests.id)`

/** Notes from when the goods of an accepted quote can have arrived. */
export const noteDeliveredFrom = (tx: Db, id: string, from: Date) =>
  tx.updateTable('quoteRequests').set({ deliveredFrom: from }).where('id', '=', id).execute()

/** Notes which emails about a step wait while it can be undone: the other side's, and the buyer's own. */
export const noteHeldEmails = (tx: Db, id: string, emails: { heldEmail: string | null; buyersHeldEmail: string | null }) =>
  tx.updateTable('quoteRequests').set(emails).where('id', '=', id).execute()

export const heldEmailsOf = (tx: Db, id: string) =>
  tx.selectFrom('quoteRequests').select(['heldEmail', 'buyersHeldEmail']).where('id', '=', id).executeTakeFirstOrThrow()

/** Clears the unread flag of one party; of the buyer it is known up to which step. */
export const markRead = (db: Db, id: string, party: Party) =>
  db
    .updateTable('quoteRequests')
    .set(party === 'buyer' ? { unreadByBuyer: false, buyerSeenStep: lastStep } : { unreadBySupplier: false })
    .where('id', '=', id)
    .execute()
