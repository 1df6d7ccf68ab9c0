import { randomBytes, randomUUID } from 'node:crypto'
import { SettingError } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { noticeOf } from '#server/features/accounts/emails.ts'
import { hasHadOwner, ownersOf, recordFirstOwner } from '#server/features/accounts/owner-queries.ts'
import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts'
import { accountByEmail, insertAccount } from '#server/features/accounts/queries.ts'
import { insertAudit, SHELL_USER } from '#server/features/audit/queries.ts'
import { DEMO_OWNER_EMAIL } from '#server/features/emails/readers/receivers.ts'

export type OwnerCredentials = { email: string; password: string }
type Deps = Pick<Context, 'db' | 'config' | 'log' | 'now'>

/** The workers that send emails are not there yet: when they are, they find the email by themselves. */
const jobs = { wake: () => {} }

/**
 * Creates the owner's account from the settings while no owner has ever existed: an email address or password that an owner has given up must
 * not come back with a restart. Without these settings, demo data has an owner with a random password, which `onDemoOwner` receives
 * (docs/behaviour/running.md, Start-up).
 * @throws SettingError when OWNER_EMAIL belongs to an account with another role
 */
export async function createOwner(deps: Deps, onDemoOwner: (credentials: OwnerCredentials) => void = () => {}): Promise<void> {
  const { db, config, log } = deps
  const { ownerEmail: email, ownerPassword: password, demoData } = config
  const named = email === null ? undefined : await accountByEmail(db, email)
  if (named && named.role !== 'owner')
    throw new SettingError('OWNER_EMAIL belongs to an account that is no owner: set another address, or have that account deleted first.')
  if (await hasHadOwner(db)) {
    // A restored database knows its owner, but perhaps not that it is known.
    await recordFirstOwner(db)
    if (password !== null && !named)
      log.warn(
        'OWNER_EMAIL and OWNER_PASSWORD make no account, as there is or was an owner: take them out, or set the address of the owner',
      )
  } else if (email !== null && password !== null) {
    await addFirstOwner(deps, email, () => password)
  } else if (email === null && demoData && !(await accountByEmail(db, DEMO_OWNER_EMAIL))) {
    await addFirstOwner(deps, DEMO_OWNER_EMAIL, () => {
      const credentials = { email: DEMO_OWNER_EMAIL, password: randomBytes(12).toString('base64url') }
      // Reported before it is stored: a start that is interrupted in between is repeated with a new password, and none is lost.
      onDemoOwner(credentials)
      return credentials.password
    })
  }
}

/** Does nothing when another process creates the owner at the same time. The password is asked for only where this one does. */
const addFirstOwner = (deps: Deps, email: string, passwordFor: () => string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await recordFirstOwner(tx))) return
    const username = await addOwner(tx, { email, password: passwordFor() }, deps.now())
    await insertAudit(tx, SHELL_USER, { action: 'owner.create', subject: `account ${username}`, details: { email } })
    for (const owner of await ownersOf(tx)) await noticeOf(tx, { jobs }, owner, 'owner-created')
  })

/** Returns the username: another one will do if an account already has the first. */
async function addOwner(tx: Db, { email, password }: OwnerCredentials, emailConfirmedAt: Date): Promise<string> {
  const owner = { email, passwordHash: await hashPassword(password), role: 'owner', emailConfirmedAt } as const
  const others = ['Owner', `Owner ${randomUUID().slice(0, 4)}`]
  for (const username of others) if (await insertAccount(tx, { ...owner, username })) return username
  throw new Error('The account of the owner could not be stored')
}
