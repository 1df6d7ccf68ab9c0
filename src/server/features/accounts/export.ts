import type { Context } from '#server/context.ts'
import { deviceName } from './device-name.ts'
import { exportQueries } from './export-queries.ts'
import { accountPage } from './queries.ts'

/** Returns everything stored about an account, by the name of its query, without hashes and secrets, which are of no use to the reader. */
export async function exportOf({ db, now }: Pick<Context, 'db' | 'now'>, accountId: string): Promise<Record<string, unknown>> {
  const account = await accountPage(db, accountId, now())
  const subject = { accountId, email: account.email, supplierId: account.supplierId ?? null }
  const sections = Object.entries(exportQueries).map(async ([name, rowsOf]) => [name, await rowsOf(db, subject)] as const)
  const { sessions, ...rest } = Object.fromEntries(await Promise.all(sections))
  return {
    exportedAt: now().toISOString(),
    account,
    // The query `sessions` selects the user agent; `fromEntries` forgets which query has which rows.
    sessions: (sessions as { userAgent: string }[]).map((session) => ({ ...session, device: deviceName(session.userAgent) })),
    ...rest,
  }
}
