import { QUOTAS } from '#contract/endpoint/quotas.ts'
import { MIB } from '#shared/bytes.ts'
import type { Db } from '#server/db/db.ts'
import type { FurtherCount, Sender } from '#server/features/emails/queue/budgets.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { Problem } from '#server/http/problems.ts'

const TEXTS = { name: 'quote-texts', points: QUOTAS.textBytesADay, seconds: 86_400 }

/**
 * The count of the bytes that a sender writes into requests (docs/behaviour/limits.md, Quotas): an account, or a visitor's network. It is refused
 * with 413 beyond those of a day.
 */
export function textsOf(sender: Sender, texts: readonly unknown[]): FurtherCount | undefined {
  const written = texts.filter((text) => text != null)
  if (written.length === 0) return undefined
  const points = Buffer.byteLength(JSON.stringify(written))
  return { limit: TEXTS, key: sender.id, points, refusal: full }
}

/** Counts texts of which no email tells, after all other rows are locked. @throws 413 */
export async function countTexts(tx: Db, texts: FurtherCount | undefined): Promise<void> {
  if (!texts) return
  const { points } = await addPoint(tx, texts.limit, texts.key, texts.points)
  if (points > texts.limit.points) throw texts.refusal()
}

const full = () =>
  new Problem(
    413,
    `You can write ${QUOTAS.textBytesADay / MIB} MB within a day, and there is no room left for this. Please make it shorter, or try again tomorrow.`,
  )
