import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { dateBefore } from '#server/jobs/housekeeping.ts'

const DAY_SECONDS = 86_400
/** So many different words of one client are counted in a day. */
const WORDS_OF_CLIENT = { name: 'unknown-words', points: 20, seconds: DAY_SECONDS }
const WORD_OF_CLIENT = { name: 'unknown-word', seconds: DAY_SECONDS }
/** So many different words are stored for a day; later ones are not. */
const WORDS_OF_DAY = 200

/** Counts an unknown word of a search, once for each client and day. */
export const countUnknown = (db: Db, { words, network, day }: { words: string; network: string; day: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const hash = createHash('sha256').update(words).digest('base64url').slice(0, 16)
    if ((await addPoint(tx, WORD_OF_CLIENT, `${day} ${hash} ${network}`)).points > 1) return
    if ((await addPoint(tx, WORDS_OF_CLIENT, `${day} ${network}`)).points > WORDS_OF_CLIENT.points) return
    await sql`
      insert into unknown_words (day, words)
      select ${day}::date, ${words}
      where exists (select from unknown_words where day = ${day} and words = ${words})
        or (select count(*) from unknown_words where day = ${day}) < ${WORDS_OF_DAY}
      on conflict (day, words) do update set searches = unknown_words.searches + 1`.execute(tx)
  })

/** Returns all unknown words, of which there are a bounded number, the most frequent first. */
export const unknownWords = (db: Db) =>
  db
    .selectFrom('unknownWords')
    .groupBy('words')
    .select('words')
    .select((eb) => [eb.fn.sum<number>('searches').as('searches'), eb.fn.max('day').as('lastDay')])
    .orderBy('searches', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('words')
    .execute()

export async function deleteOldUnknownWords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('unknownWords').where('day', '<', dateBefore(now, RETENTION_DAYS.unknownWord)).execute()
}
