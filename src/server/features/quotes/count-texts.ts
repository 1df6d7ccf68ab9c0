import { MIB, QUOTAS } from '#contract/quotas.ts'
import type { Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/limit-queries.ts'
import { Problem } from '#server/http/problems.ts'

const TEXTS = { name: 'quote-texts', seconds: 86_400 }

/**
 * Counts the bytes that a sender writes into requests (docs/behaviour.md, Quotas): an account, or a visitor's network. It is called after
 * all other rows are locked, as the count of emails is, and locks the count until the transaction ends.
 * @throws 413 beyond those of a day
 */
export async function countTexts(tx: Db, sender: string, texts: readonly unknown[]): Promise<void> {
  const written = texts.filter((text) => text != null)
  if (written.length === 0) return
  const { points } = await addPoint(tx, TEXTS, sender, Buffer.byteLength(JSON.stringify(written)))
  if (points > QUOTAS.textBytesADay)
    throw new Problem(
      413,
      `You can write ${QUOTAS.textBytesADay / MIB} MB within a day, and there is no room left for this. Please make it shorter, or try again tomorrow.`,
    )
}
