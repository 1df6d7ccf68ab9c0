import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { DEMO_OWNER_EMAIL } from '#server/features/emails/receivers.ts'
import { accountByEmail, insertAccount, ownerExists } from '#server/features/accounts/queries.ts'

export type OwnerCredentials = { email: string; password: string }

/**
 * Creates the owner's account from the settings, unless that email already has an account. Without these settings, and if there is demo
 * data but no owner yet, creates one with a random password and passes it to `onDemoOwner` (docs/behaviour.md, Start-up).
 */
export async function createOwner(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  onDemoOwner: (credentials: OwnerCredentials) => void = () => {},
): Promise<void> {
  const { ownerEmail: email, ownerPassword: password, demoData } = config
  if (email && password) await addOwner(db, { email, password }, now())
  if (email || !demoData || (await ownerExists(db)) || (await accountByEmail(db, DEMO_OWNER_EMAIL))) return
  const credentials = { email: DEMO_OWNER_EMAIL, password: randomBytes(12).toString('base64url') }
  // Reported before it is stored: a start that is interrupted in between is repeated with a new password, and none is lost.
  onDemoOwner(credentials)
  await addOwner(db, credentials, now())
}

async function addOwner(db: Db, { email, password }: OwnerCredentials, emailConfirmedAt: Date): Promise<void> {
  if (await accountByEmail(db, email)) return
  const owner = { email, passwordHash: await hashPassword(password), role: 'owner', emailConfirmedAt } as const
  // Another name will do if an account already has this one.
  if (!(await insertAccount(db, { ...owner, username: 'Owner' })))
    await insertAccount(db, { ...owner, username: `Owner ${randomUUID().slice(0, 4)}` })
}
