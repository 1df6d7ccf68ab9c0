import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'

/** Deletes what a feature no longer needs at `now`. */
export type Retention = (db: Db, now: Date) => Promise<void>

/** The retentions of all features, by their names. */
export type Retentions = Record<string, Retention>

type Deps = Pick<Context, 'db' | 'jobs' | 'now' | 'log'>

/** Schedules the retention of every feature for each night, since personal data is not stored for longer than it is needed. */
export function scheduleHousekeeping({ jobs, now, ...deps }: Deps, retentions: Retentions): void {
  jobs.schedule('housekeeping', '20 3 * * *', () => applyRetentions(deps, retentions, now()))
}

/** Applies each on its own, since what one cannot delete must not keep the others from theirs. @throws an error that names those that failed */
export async function applyRetentions({ db, log }: Pick<Deps, 'db' | 'log'>, retentions: Retentions, now: Date): Promise<void> {
  const failed: string[] = []
  for (const [name, applyTo] of Object.entries(retentions)) {
    try {
      await applyTo(db, now)
    } catch (err) {
      failed.push(name)
      log.error({ err }, `The retention "${name}" failed`)
    }
  }
  // The job is tried again, and the overview of jobs says what is left.
  if (failed.length > 0) throw new Error(`${failed.length} of ${Object.keys(retentions).length} retentions failed: ${failed.join(', ')}`)
}

/** Returns the time that many days before `now`. */
export const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()

/** Returns the date that many days before `now`. */
export const dateBefore = (now: Date, days: number): string => daysBefore(now, days).slice(0, 10)
