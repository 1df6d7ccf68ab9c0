import type { Readiness } from '#contract/owner/operations.ts'
import type { Context } from '#server/context.ts'
import { lastBackupAt } from './backup-queries.ts'

/** A backup that is older protects too little. */
const BACKUP_DAYS = 7

/** Returns what of the site is ready for others to rely on, and what still is as on a developer's machine. */
export async function readinessOf({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>): Promise<Readiness[]> {
  const backedUpAt = await lastBackupAt(db)
  const isBackedUp = backedUpAt !== null && now().getTime() - Date.parse(backedUpAt) < BACKUP_DAYS * 86_400_000
  return [
    { topic: 'emails', isReady: config.smtpUrl !== null },
    { topic: 'payments', isReady: config.stripe !== null },
    { topic: 'storage', isReady: config.s3 !== null && config.databaseUrl !== null },
    { topic: 'backups', isReady: isBackedUp },
    { topic: 'assistant', isReady: config.model !== null },
    { topic: 'sender', isReady: config.business !== null && config.contactEmail !== null },
  ]
}
