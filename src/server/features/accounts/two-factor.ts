import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { BRAND } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { conflict, invalid, unauthorised } from '#server/http/problems.ts'
import { decrypt, encrypt } from '#server/encryption.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { noticeOf } from './emails.ts'
import { accountById, updateAccount, type AccountRow } from './queries.ts'
import { deleteRecoveryCode, deleteRecoveryCodes, insertRecoveryCodes, consumeTotpStep } from './two-factor-queries.ts'

type Deps = Pick<Context, 'db' | 'secret' | 'now'>

/** How long a TOTP code is valid. */
const PERIOD_SECONDS = 30
/** Recovery codes of an account. */
const CODES = 10
/** The characters of recovery codes, without those that look alike (0 and O, 1 and I). */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Verifies the code of an account that has two-factor sign-in on.
 * @throws 401 `otp_required` without a code, 401 `otp_wrong` for a code that is wrong or was used
 */
export async function verifySecondFactor(deps: Deps, account: AccountRow, otp: string | null): Promise<void> {
  if (account.totpConfirmedAt === null) return
  if (otp === null) throw unauthorised('Please enter the code of your authenticator app.', 'otp_required')
  if (!(await usesCode(deps, account, otp))) throw unauthorised('That code is not right. Please enter the next one.', 'otp_wrong')
}

/** Consumes six digits of the authenticator or a recovery code, each of which works once; returns whether it was valid. */
async function usesCode({ db, secret, now }: Deps, { id, totpSecret }: AccountRow, otp: string): Promise<boolean> {
  const code = otp.replace(/[\s-]/g, '').toUpperCase()
  if (!/^\d{6}$/.test(code)) return deleteRecoveryCode(db, id, hashOfCode(secret, id, code))
  // A confirmed account has a secret.
  const step = stepOf(decrypt(secret, totpSecret!), code, now())
  return step !== null && consumeTotpStep(db, id, step)
}

/** Returns the time step that the code belongs to, null for none: the current one or a neighbour, because clocks differ. */
function stepOf(base32: string, token: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(base32).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

const totpOf = (base32: string, label?: string) =>
  new TOTP({ issuer: BRAND, label, secret: Secret.fromBase32(base32), period: PERIOD_SECONDS })

/** Stores a new secret, which takes effect once a first code confirms it. @throws 409 when two-factor sign-in is on already */
export async function setUpTwoFactor({ db, secret }: Deps, account: AccountRow): Promise<{ secret: string; uri: string }> {
  const { id, email, totpConfirmedAt } = account
  if (totpConfirmedAt !== null) throw conflict('Two-factor sign-in is on already. Turn it off first to set it up again.')
  const base32 = new Secret({ size: 20 }).base32
  await updateAccount(db, id, { totpSecret: encrypt(secret, base32), totpLastStep: null })
  return { secret: base32, uri: totpOf(base32, email).toString() }
}

/**
 * Turns two-factor sign-in on and returns the recovery codes, of which only hashes are stored.
 * @throws 400 for a wrong code, 409 when there is nothing to confirm
 */
export async function turnOnTwoFactor(
  deps: Deps & Pick<Context, 'jobs'>,
  accountId: string,
  otp: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, secret, now } = deps
  const account = await accountById(db, accountId)
  const { totpSecret, totpConfirmedAt } = account
  if (totpSecret === null || totpConfirmedAt !== null) throw conflict('There is no two-factor sign-in to confirm. Please begin again.')
  const step = stepOf(decrypt(secret, totpSecret), otp.replaceAll(' ', ''), now())
  const wrong = invalid([{ path: 'otp', message: 'That code is not right. Please enter the next one.' }])
  if (step === null) throw wrong
  const recoveryCodes = Array.from({ length: CODES }, newCode)
  await inTransaction(db, async (tx) => {
    // Consuming the step lets one of two concurrent confirmations win; otherwise the codes of one of them would be replaced at once.
    if (!(await consumeTotpStep(tx, accountId, step))) throw wrong
    await updateAccount(tx, accountId, { totpConfirmedAt: now() })
    await deleteRecoveryCodes(tx, accountId)
    await insertRecoveryCodes(
      tx,
      recoveryCodes.map((code) => ({ accountId, codeHash: hashOfCode(secret, accountId, code.replace('-', '')) })),
    )
    await insertOwnerAudit(tx, account, 'two-factor.on')
    await noticeOf(tx, deps, account, 'two-factor-on')
  })
  return { recoveryCodes }
}

export const turnOffTwoFactor = (deps: Pick<Context, 'db' | 'jobs'>, account: AccountRow): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await updateAccount(tx, account.id, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    await deleteRecoveryCodes(tx, account.id)
    await insertOwnerAudit(tx, account, 'two-factor.off')
    await noticeOf(tx, deps, account, 'two-factor-off')
  })

/** Returns fifty random bits as a recovery code like "K7QPX-2MD9T". */
const newCode = () =>
  // `randomInt` stays below the length.
  Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]!)
    .join('')
    .replace(/^.{5}/, '$&-')

/** A keyed hash, because fifty bits could be found by brute force by someone who has the table. */
const hashOfCode = (secret: string, accountId: string, code: string) =>
  createHmac('sha256', secret).update(`recovery:${accountId}:${code}`).digest('base64url')
