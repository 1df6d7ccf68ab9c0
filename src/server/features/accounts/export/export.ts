import { keysOf, recordOf } from '#shared/objects.ts'
import type { Context } from '#server/context.ts'
import { deviceName } from '#server/features/accounts/sign-in/device-name.ts'
import { exportQueries } from './export-queries.ts'
import { accountPage, confirmedAddressOf } from '#server/features/accounts/queries.ts'

/** What is said where the account's address is not confirmed, whether or not anything is stored of that. */
const NOT_CONFIRMED =
  'Your email address is not confirmed. What belongs to the address alone, such as sign-ups, enquiries and emails, is in this file once it is.'

/**
 * Returns everything stored about an account, by the name of its query, without hashes and secrets, which are of no use to the reader.
 * Rows are read as they are asked for.
 */
export async function exportOf({ db, now }: Pick<Context, 'db' | 'now'>, accountId: string) {
  const account = await accountPage(db, accountId, now())
  const address = await confirmedAddressOf(db, accountId)
  const subject = { accountId, address, supplierId: account.member ? null : (account.supplierId ?? null) }
  const sections = recordOf(keysOf(exportQueries), (name): AsyncIterable<object> => exportQueries[name](db, subject))
  const notes = address === null ? [NOT_CONFIRMED] : []
  return { exportedAt: now().toISOString(), account, notes, ...sections, sessions: withDevices(exportQueries.sessions(db, subject)) }
}

async function* withDevices<Session extends { userAgent: string }>(sessions: AsyncIterable<Session>) {
  for await (const session of sessions) yield { ...session, device: deviceName(session.userAgent) }
}
