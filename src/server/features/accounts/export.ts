import type { Context } from '#server/context.ts'
import { deviceName } from './device-name.ts'
import { exportQueries } from './export-queries.ts'
import { accountPage } from './queries.ts'

/** Everything that is kept about an account, by what it is; hashes and secrets apart, which are of no use to anybody. */
export async function exportOf({ db, now }: Pick<Context, 'db' | 'now'>, accountId: string): Promise<Record<string, unknown>> {
  const account = await accountPage(db, accountId, now())
  const subject = { accountId, email: account.email, supplierId: account.supplierId ?? null }
  const kept = Object.entries(exportQueries).map(async ([name, rowsOf]) => [name, await rowsOf(db, subject)] as const)
  const { sessions, ...rest } = Object.fromEntries(await Promise.all(kept))
  return {
    exportedAt: now().toISOString(),
    account,
    sessions: (sessions as { userAgent: string }[]).map((session) => ({ ...session, device: deviceName(session.userAgent) })),
    ...rest,
  }
}
