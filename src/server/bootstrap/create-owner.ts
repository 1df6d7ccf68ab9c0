import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { accountByEmail, insertAccount, ownerExists } from '#server/features/accounts/queries.ts'

/** Of the demo marketplace; `.example` addresses are nobody's. */
const DEMO_EMAIL = 'owner@backdock.example'

/** An e-mail and the password that goes with it. */
export type OwnerCredentials = { email: string; password: string }

/**
 * Makes the owner's account of the settings, if that e-mail has none; without such settings, beside demo data and where there is no owner
 * yet, one with a random password, which `tell` says (docs/behaviour.md, Start-up).
 */
export async function createOwner(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  tell: (pair: OwnerCredentials) => void = () => {},
): Promise<void> {
  const { ownerEmail: email, ownerPassword: password, demoData } = config
  if (email && password) await addOwner(db, { email, password }, now())
  if (email || !demoData || (await ownerExists(db)) || (await accountByEmail(db, DEMO_EMAIL))) return
  const pair = { email: DEMO_EMAIL, password: randomBytes(12).toString('base64url') }
  // Said first: a start that is broken off in between makes another one at the next, and no password stays unsaid.
  tell(pair)
  await addOwner(db, pair, now())
}

async function addOwner(db: Db, { email, password }: OwnerCredentials, emailConfirmedAt: Date): Promise<void> {
  if (await accountByEmail(db, email)) return
  const owner = { email, passwordHash: await hashPassword(password), role: 'owner', emailConfirmedAt } as const
  // Where the name is somebody's another one does as well.
  if (!(await insertAccount(db, { ...owner, username: 'Owner' })))
    await insertAccount(db, { ...owner, username: `Owner ${randomUUID().slice(0, 4)}` })
}
