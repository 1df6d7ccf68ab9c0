import { sql } from 'kysely'
import type { CategoryName } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import type { RowChoice } from '#server/features/import/import-sheet.ts'

export type StoredChoice = RowChoice & { line: number }

/** Returns what the owner has said of rows of a file, in the order of its lines. */
export const choicesFor = (db: Db, fileDigest: string): Promise<StoredChoice[]> =>
  db.selectFrom('importRowChoices').select(['line', 'isLeftOut', 'category']).where('fileDigest', '=', fileDigest).orderBy('line').execute()

export const choicesByLine = (choices: readonly StoredChoice[]): Map<number, RowChoice> =>
  new Map(choices.map(({ line, isLeftOut, category }) => [line, { isLeftOut, category }]))

type Rows = readonly { line: number; isLeftOut: boolean; category: CategoryName | null }[]

/** Stores what was said of rows, the last of two of one line; what says nothing any more is forgotten. */
export async function storeChoices(tx: Db, fileDigest: string, rows: Rows, chosenAt: Date): Promise<void> {
  const last = [...new Map(rows.map((row) => [row.line, row])).values()].toSorted((one, other) => one.line - other.line)
  const said = last.filter(({ isLeftOut, category }) => isLeftOut || category !== null)
  const unsaid = last.filter((row) => !said.includes(row)).map(({ line }) => line)
  if (said.length > 0)
    await tx
      .insertInto('importRowChoices')
      .values(said.map((row) => ({ ...row, fileDigest, chosenAt })))
      .onConflict((conflict) =>
        conflict.columns(['fileDigest', 'line']).doUpdateSet({
          isLeftOut: sql<boolean>`excluded.is_left_out`,
          category: sql<CategoryName | null>`excluded.category`,
          chosenAt,
        }),
      )
      .execute()
  if (unsaid.length > 0) await tx.deleteFrom('importRowChoices').where('fileDigest', '=', fileDigest).where('line', 'in', unsaid).execute()
}
