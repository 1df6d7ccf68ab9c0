import { sql } from 'kysely'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { changeMeanings, Meanings } from '#contract/order-lists/meanings.ts'
import type { Db } from '#server/db/db.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import type { LineKnowledge } from '#shared/order-line/read-line.ts'
import { orderUnitOf } from '#shared/order-line/order-units.ts'

/** Returns the key by which items with their unit are compared: without case and plural. */
function keyOfMeaning(item: string, unit: string | null): string {
  const word = unit?.toLowerCase() ?? ''
  return JSON.stringify([keyOf(item) || item.toLowerCase(), orderUnitOf(word)?.name ?? keyOf(word)])
}

export async function meaningsOf(db: Db, accountId: string): Promise<Meanings> {
  const row = await db.selectFrom('orderListMeanings').select('meanings').where('accountId', '=', accountId).executeTakeFirst()
  return { meanings: row?.meanings ?? [] }
}

/** Replaces what a buyer has said of units. Of two that are the same the last one counts, and one without contents is forgotten. */
export async function saveMeanings(db: Db, accountId: string, { meanings: said }: Input<typeof changeMeanings>): Promise<Meanings> {
  const byKey = new Map(said.map((meaning) => [keyOfMeaning(meaning.item, meaning.unit), meaning]))
  const meanings = [...byKey.values()].flatMap(({ contents, ...of }) => (contents ? [{ ...of, contents }] : []))
  await db
    .insertInto('orderListMeanings')
    .values({ accountId, meanings: JSON.stringify(meanings) })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet((eb) => ({ meanings: eb.ref('excluded.meanings'), updatedAt: sql`now()` })),
    )
    .execute()
  return { meanings }
}

/** Returns what a buyer has said, for the reading of a list. */
export async function meaningsKnown(db: Db, accountId: string): Promise<Pick<LineKnowledge, 'meaningOf'>> {
  const { meanings } = await meaningsOf(db, accountId)
  const byKey = new Map(meanings.map(({ item, unit, contents }) => [keyOfMeaning(item, unit), contents]))
  return byKey.size === 0 ? {} : { meaningOf: (item, unit) => byKey.get(keyOfMeaning(item, unit)) ?? null }
}
