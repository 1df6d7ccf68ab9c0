import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'
import { hashOf } from '#server/http/tokens.ts'
import { decrypt, encrypt } from '#server/encryption.ts'
import { deleteAlertsOf, insertSuppression, lockAddress } from './queries.ts'

type Deps = Pick<Context, 'db' | 'secret'>

/** Marks what was sealed for this and nothing else. */
const PURPOSE = 'stop search alerts: '

/** The token of a link that stops all alerts of an address. It works as long as the site's secret does, any number of times. */
export const stopToken = ({ secret }: Pick<Context, 'secret'>, email: string): string => encrypt(secret, PURPOSE + email.toLowerCase())

/** Deletes the alerts of a link's address and accepts none for it from then on. @throws 400 for a link that is not one of ours */
export async function stopAlerts({ db, secret }: Deps, token: string): Promise<void> {
  const email = addressIn(secret, token)
  await inTransaction(db, async (tx) => {
    await lockAddress(tx, email)
    await insertSuppression(tx, hashOf(email))
    await deleteAlertsOf(tx, email)
  })
}

function addressIn(secret: string, token: string): string {
  const opened = opening(secret, token)
  if (!opened?.startsWith(PURPOSE)) throw invalid([{ path: 'token', message: 'It is not complete. Please open it from the email again.' }])
  return opened.slice(PURPOSE.length)
}

function opening(secret: string, token: string): string | null {
  try {
    return decrypt(secret, token)
  } catch {
    return null
  }
}
