import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'

/** Deletes what a feature no longer needs at `now`. */
export type Retention = (db: Db, now: Date) => Promise<void>

/** Schedules the retention of every feature for each night, since personal data is not stored for longer than it is needed. */
export function scheduleHousekeeping({ db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>, retentions: Retention[]): void {
  jobs.schedule('housekeeping', '20 3 * * *', () => applyRetentions(db, retentions, now()))
}

export async function applyRetentions(db: Db, retentions: Retention[], now: Date): Promise<void> {
  for (const applyTo of retentions) await applyTo(db, now)
}

/** Returns the time that many days before `now`. */
export const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()

/** Returns the date that many days before `now`. */
export const dateBefore = (now: Date, days: number): string => daysBefore(now, days).slice(0, 10)
