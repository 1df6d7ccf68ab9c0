import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'
import { hashOf } from '#server/http/tokens.ts'
import { decrypt, encrypt, type Secrets } from '#server/encryption.ts'
import { deleteAlertsOf, insertSuppression, lockAddress } from './queries.ts'

type Deps = Pick<Context, 'db' | 'secrets'>

/** The prefix of an encrypted address, so that no other encrypted text works as a token. */
const PURPOSE = 'stop search alerts: '

/** Returns the token of a link that stops all alerts of an address. It works any number of times as long as the site has its secret. */
export const stopToken = ({ secrets }: Pick<Context, 'secrets'>, email: string): string => encrypt(secrets, PURPOSE + email.toLowerCase())

/** Deletes the alerts of a link's address and adds the address to the suppression list. @throws 400 for a token that is not valid */
export async function stopAlerts({ db, secrets }: Deps, token: string): Promise<void> {
  const email = addressIn(secrets, token)
  await inTransaction(db, async (tx) => {
    await lockAddress(tx, email)
    await insertSuppression(tx, hashOf(email))
    await deleteAlertsOf(tx, email)
  })
}

function addressIn(secrets: Secrets, token: string): string {
  const text = decrypt(secrets, token)
  if (!text?.startsWith(PURPOSE)) throw invalid([{ path: 'token', message: 'It is not complete. Please open it from the email again.' }])
  return text.slice(PURPOSE.length)
}
