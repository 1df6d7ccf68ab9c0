import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_SAVED_ANSWERS, type addSavedAnswer, type SavedAnswer } from '#contract/quotes/saved-answers.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict } from '#server/http/problems.ts'
import { countOtherAnswers, upsertSavedAnswer } from './saved-answer-queries.ts'

/** Saves an answer for later use, under a lock so that concurrent calls cannot exceed the limit. @throws 409 when the list is full */
export const saveAnswer = (
  db: Db,
  { id: supplierId, name, deliveryCents, belowMinimum, deliveryGst, ...given }: Input<typeof addSavedAnswer>,
): Promise<SavedAnswer> =>
  inTransaction(db, async (tx) => {
    await lockSupplier(tx, supplierId)
    if ((await countOtherAnswers(tx, supplierId, name)) >= MAX_SAVED_ANSWERS)
      throw conflict(`You have kept ${MAX_SAVED_ANSWERS} answers, as many as there is room for. Please remove one first.`)
    const quote = {
      ...given,
      deliveryCents: deliveryCents ?? 0,
      belowMinimum: belowMinimum ?? 'difference',
      deliveryGst: deliveryGst ?? 'goods',
    } as const
    return upsertSavedAnswer(tx, supplierId, { name, offer: quote })
  })
