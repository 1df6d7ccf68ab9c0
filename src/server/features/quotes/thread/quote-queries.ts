import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { StoredQuote } from './stored-quote.ts'

/** An answer to be stored. Its number follows from those before. */
export type NewQuoteRow = Omit<StoredQuote, 'revision' | 'isInstant' | 'attachment' | 'createdAt'> & {
  attachmentId: string | null
  isInstant?: boolean
}

/** Inserts a quote as the next revision and returns its number, which is unique because the caller has locked the request's row. */
export async function insertQuote(tx: Db, requestId: string, { lines, passedLineIds, ...quote }: NewQuoteRow, at: Date): Promise<number> {
  const { revision } = await tx
    .insertInto('offers')
    .values((eb) => ({
      ...quote,
      requestId,
      lines: JSON.stringify(lines),
      passedLineIds: JSON.stringify(passedLineIds),
      revision: eb
        .selectFrom('offers')
        .select(sql<number>`coalesce(max(revision), 0) + 1`.as('next'))
        .where('requestId', '=', requestId),
      createdAt: at,
    }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
