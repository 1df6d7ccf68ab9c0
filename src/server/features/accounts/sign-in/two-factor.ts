import { randomInt } from 'node:crypto'
import { Secret } from 'otpauth'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { decrypt, encrypt } from '#server/security/encryption.ts'
import { insertAudit, insertOwnerAudit, SHELL_USER } from '#server/features/audit/queries.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { noticeOf } from '#server/features/accounts/emails.ts'
import { accountById, lockAccount, updateAccount, type AccountRow } from '#server/features/accounts/queries.ts'
import { passwordMissing } from './reauthenticate.ts'
import { counted, hashesOfCode, stepOf, totpOf, usesCode, wrongCode, type SecondFactorDeps } from './second-factor.ts'
import { recordSecondFactor } from './session-queries.ts'
import { consumeTotpStep, deleteRecoveryCodes, insertRecoveryCodes, replaceUnconfirmedSecret } from './two-factor-queries.ts'

/** Recovery codes of an account. */
const CODES = 10
/** The characters of recovery codes, without those that look alike (0 and O, 1 and I). */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Stores a new secret, which takes effect once a first code confirms it. @throws 409 when two-factor sign-in is on already */
export async function setUpTwoFactor(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { id, email }: AccountRow,
): Promise<{ secret: string; uri: string }> {
  const base32 = new Secret({ size: 20 }).base32
  if (!(await replaceUnconfirmedSecret(db, id, encrypt(secrets, base32))))
    throw conflict('Two-factor sign-in is on already. Turn it off first to set it up again.')
  return { secret: base32, uri: totpOf(base32, email).toString() }
}

/**
 * Turns two-factor sign-in on and returns the recovery codes, of which only hashes are stored.
 * @throws 400 for a wrong code, 409 when there is nothing to confirm or it has been set up anew meanwhile, 429 after too many wrong codes
 */
export async function turnOnTwoFactor(
  deps: SecondFactorDeps,
  { id: accountId, sessionId }: SessionAccount,
  otp: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, secrets, now } = deps
  const account = await accountById(db, accountId)
  const { totpSecret, totpConfirmedAt } = account
  const base32 = totpSecret === null || totpConfirmedAt !== null ? null : decrypt(secrets, totpSecret)
  if (base32 === null) throw nothingToConfirm()
  return counted(deps, account, async () => {
    const step = stepOf(base32, otp.replaceAll(' ', ''), now())
    if (step === null) throw wrongCode()
    const recoveryCodes = Array.from({ length: CODES }, newCode)
    await inTransaction(db, async (tx) => {
      const locked = await lockAccount(tx, accountId)
      // Another request may have confirmed it, or set it up anew: the code would then confirm a secret that it does not belong to.
      if (!locked || locked.totpConfirmedAt !== null || locked.totpSecret !== totpSecret) throw nothingToConfirm()
      if (!(await consumeTotpStep(tx, accountId, step))) throw wrongCode()
      await updateAccount(tx, accountId, { totpConfirmedAt: now() })
      await recordSecondFactor(tx, sessionId, now())
      await deleteRecoveryCodes(tx, accountId)
      await insertRecoveryCodes(
        tx,
        recoveryCodes.map((code) => ({ accountId, codeHash: hashesOfCode(secrets, accountId, code.replace('-', ''))[0] })),
      )
      await insertOwnerAudit(tx, locked, 'two-factor.on')
      await noticeOf(tx, deps, locked, 'two-factor-on')
    })
    return { recoveryCodes }
  })
}

const nothingToConfirm = () => conflict('There is no two-factor sign-in to confirm. Please begin again.')

/**
 * Turns two-factor sign-in off with one more code of it; what is only being set up is dropped without one. Whether it is on, and whether
 * the password is still the one that was verified, is decided with the account locked.
 * @throws 400 without a code, for a wrong one or after a change of the password, 429 after too many wrong codes
 */
export async function turnOffTwoFactor(deps: SecondFactorDeps, account: AccountRow, otp: string | null): Promise<void> {
  const turnOff = () =>
    inTransaction(deps.db, async (tx) => {
      const locked = await lockAccount(tx, account.id)
      if (locked?.passwordHash !== account.passwordHash) throw passwordMissing()
      if (locked.totpConfirmedAt !== null) {
        if (otp === null) throw codeMissing()
        if (!(await usesCode(tx, deps, locked, otp))) throw wrongCode()
        await insertOwnerAudit(tx, locked, 'two-factor.off')
        await noticeOf(tx, deps, locked, 'two-factor-off')
      }
      await clearTwoFactor(tx, locked.id)
    })
  return otp === null ? turnOff() : counted(deps, account, turnOff)
}

const codeMissing = () =>
  invalid([{ path: 'otp', message: 'Please enter the code of your authenticator app, or one of your recovery codes.' }])

/**
 * Turns two-factor sign-in off for an operator or owner, who has been asked by somebody who cannot sign in. The account gets the same email as when
 * it turns it off itself. Returns false when it is off.
 */
export const resetTwoFactor = (
  deps: Pick<Context, 'db'> & { jobs: Pick<Jobs, 'wake'> },
  account: Pick<AccountRow, 'id'>,
  by: { id: string | null; username: string } = SHELL_USER,
): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    if (!locked || locked.totpConfirmedAt === null) return false
    await clearTwoFactor(tx, account.id)
    await insertAudit(tx, by, { action: 'two-factor.reset', subject: `account ${locked.username}` })
    await noticeOf(tx, deps, locked, 'two-factor-off')
    return true
  })

async function clearTwoFactor(tx: Db, id: string): Promise<void> {
  await updateAccount(tx, id, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
  await deleteRecoveryCodes(tx, id)
}

/** Returns fifty random bits as a recovery code like "K7QPX-2MD9T". */
const newCode = () =>
  // `randomInt` stays below the length.
  Array.from({ length: 10 }, () => LETTERS.charAt(randomInt(LETTERS.length)))
    .join('')
    .replace(/^.{5}/, '$&-')
