import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { IMPORT_UNDO_DAYS } from '#contract/owner/supplier-imports.ts'
import { deleteOldEffects } from './undo-queries.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes the reports of imports that ended long ago, and answers to files that were given long ago. */
export async function deleteOldImports(db: Db, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION_DAYS.importReport)
  await db.deleteFrom('imports').where('finishedAt', '<', before).execute()
  await deleteOldEffects(db, daysBefore(now, IMPORT_UNDO_DAYS))
  await db.deleteFrom('importRowChoices').where('chosenAt', '<', before).execute()
  await db.deleteFrom('importAnswers').where('answeredAt', '<', before).execute()
}
