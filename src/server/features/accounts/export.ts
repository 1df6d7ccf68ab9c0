import { keysOf, recordOf } from '#shared/objects.ts'
import type { Context } from '#server/context.ts'
import { deviceName } from './device-name.ts'
import { exportQueries } from './export-queries.ts'
import { accountPage } from './queries.ts'

/**
 * Returns everything stored about an account, by the name of its query, without hashes and secrets, which are of no use to the reader.
 * Rows are read as they are asked for.
 */
export async function exportOf({ db, now }: Pick<Context, 'db' | 'now'>, accountId: string) {
  const account = await accountPage(db, accountId, now())
  const subject = { accountId, email: account.email, supplierId: account.member ? null : (account.supplierId ?? null) }
  const sections = recordOf(keysOf(exportQueries), (name): AsyncIterable<object> => exportQueries[name](db, subject))
  return { exportedAt: now().toISOString(), account, ...sections, sessions: withDevices(exportQueries.sessions(db, subject)) }
}

async function* withDevices<Session extends { userAgent: string }>(sessions: AsyncIterable<Session>) {
  for await (const session of sessions) yield { ...session, device: deviceName(session.userAgent) }
}
