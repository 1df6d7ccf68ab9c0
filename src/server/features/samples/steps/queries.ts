import { sql } from 'kysely'
import type { SampleState, SampleStepName } from '#contract/samples/sample-states.ts'
import type { Party } from '#contract/quotes/quote-states.ts'
import { padsOf } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { receiverAsJson } from '#server/features/emails/readers/receiver-queries.ts'

/** Locks a sample and returns what decides about its steps; undefined where it is gone. */
export const lockSample = (tx: Db, id: string) =>
  tx.selectFrom('samples').select(['id', 'status', 'stars', 'supplierId', 'accountId']).where('id', '=', id).forUpdate().executeTakeFirst()

type Change = { status: SampleState; at: Date; isSent: boolean; isNextTurn: boolean }

/** Moves a locked sample to another state. */
export const moveSample = (tx: Db, id: string, { status, at, isSent, isNextTurn }: Change) =>
  tx
    .updateTable('samples')
    .set({ status, statusAt: at, ...(isSent && { sentAt: at }), ...(isNextTurn && { remindedAt: null }) })
    .where('id', '=', id)
    .execute()

type Verdict = { stars: number; note: string | null; isShown: boolean }
export const storeVerdict = (tx: Db, id: string, { stars, note, isShown }: Verdict, at: Date) =>
  tx.updateTable('samples').set({ stars, verdictNote: note, isShown, verdictAt: at }).where('id', '=', id).execute()

type NewStep = { sampleId: string; step: SampleStepName; by: Party; accountId: string | null; at: Date; note: string | null }
export const insertSteps = (tx: Db, steps: NewStep[]) => tx.insertInto('sampleSteps').values(steps).execute()

/**
 * Returns what emails need of samples whose listing is there. To be read once they are locked: the listing cannot be deleted then, because
 * that changes them first.
 */
export const mattersOf = (tx: Db, ids: readonly string[]) =>
  tx
    .selectFrom('samples as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['r.id', 'r.item', 'r.businessName', 'r.contactEmail', 'r.status'])
    .select(receiverAsJson(padsOf(tx)).as('supplier'))
    .where('r.id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('r.id')
    .execute()
export type SampleMatterRow = Awaited<ReturnType<typeof mattersOf>>[number]
