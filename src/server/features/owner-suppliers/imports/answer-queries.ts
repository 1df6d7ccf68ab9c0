import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import type { ListingAnswer } from '#contract/owner/supplier-imports.ts'
import type { Db } from '#server/db/db.ts'
import type { StoredChoice } from './row-choice-queries.ts'

/** Whether a line of a file is of a listing, as the owner has answered. */
export type StoredAnswer = { line: number; supplierId: number; isSame: boolean }

/** Returns what answers to a file are stored by: a file that has changed in anything is another one. */
export const digestOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** Returns the same of a file of any size. */
export async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Returns the answers to a file, in the order of its lines. */
export const answersTo = (db: Db, fileDigest: string): Promise<StoredAnswer[]> =>
  db
    .selectFrom('importAnswers')
    .select(['line', 'supplierId', 'isSame'])
    .where('fileDigest', '=', fileDigest)
    .orderBy('line')
    .orderBy('supplierId')
    .execute()

/** Returns what identifies the answers to a file, with what was said of its rows. */
export const identityOf = (answers: readonly StoredAnswer[], choices: readonly StoredChoice[]): string =>
  digestOf(
    JSON.stringify([
      ...answers.map(({ line, supplierId, isSame }) => [line, supplierId, isSame]),
      ...choices.map(({ line, isLeftOut, category }) => [line, isLeftOut, category]),
    ]),
  )

/** Returns the answers of each line by the listing. */
export function byLine(answers: readonly StoredAnswer[]): Map<number, Map<number, boolean>> {
  const lines = new Map<number, Map<number, boolean>>()
  for (const { line, supplierId, isSame } of answers) {
    const ofLine = lines.get(line) ?? new Map<number, boolean>()
    lines.set(line, ofLine.set(supplierId, isSame))
  }
  return lines
}

export type Answers = readonly { line: number; supplierId: number; answer: ListingAnswer }[]

/** Stores answers, the last of two for one line and listing; those about a listing that is deleted are left out. */
export async function storeAnswers(tx: Db, fileDigest: string, answers: Answers, answeredAt: Date): Promise<void> {
  const last = new Map(answers.map((one) => [`${one.line} ${one.supplierId}`, one]))
  const rows = [...last.values()].map(({ line, supplierId, answer }) => ({ line, supplierId, isSame: answer === 'same' }))
  await sql`
    insert into import_answers (file_digest, line, supplier_id, is_same, answered_at)
    select ${fileDigest}, a.line, s.id, a."isSame", ${answeredAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (line integer, "supplierId" integer, "isSame" boolean)
      join suppliers s on s.id = a."supplierId"
    order by a.line, s.id
    for key share of s
    on conflict (file_digest, line, supplier_id) do update set is_same = excluded.is_same, answered_at = excluded.answered_at`.execute(tx)
}
