import { Secret, TOTP } from 'otpauth'
import { BRAND } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { decrypt, signaturesOf, type Secrets } from '#server/security/encryption.ts'
import type { Limits } from '#server/http/access/guards.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { conflict, invalid, Problem, unauthorised } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { noticeOf } from '#server/features/accounts/emails.ts'
import { accountById, lockAccount, type AccountRow } from '#server/features/accounts/queries.ts'
import { required } from '#shared/required.ts'
import { recordSecondFactor } from './session-queries.ts'
import { consumeTotpStep, deleteRecoveryCode } from './two-factor-queries.ts'

type Crypto = Pick<Context, 'secrets' | 'now'>
export type SecondFactorDeps = Crypto & Pick<Context, 'db' | 'jobs'> & { limits: Limits }

/** Wrong codes for one account, of the authenticator and recovery codes together (docs/behaviour/limits.md, Request limits). */
const WRONG_CODES = { name: 'two-factor-code', points: 10, seconds: 3600 }
/** The account is told of too many wrong codes once in such an hour. */
const NOTICES = { name: 'two-factor-notice', points: 1, seconds: 3600 }

/** How long a TOTP code is valid. */
const PERIOD_SECONDS = 30

export const otpRequired = () => unauthorised('Please enter the code of your authenticator app.', 'otp_required')
export const wrongCode = () => invalid([{ path: 'otp', message: 'That code is not right. Please enter the next one.' }])

/**
 * Verifies the code of a sign-in to an account that has two-factor sign-in on. Returns whether it has.
 * @throws 401 `otp_required` without a code, 401 `otp_wrong` for a code that is wrong or was used, 429 after too many wrong codes
 */
export async function verifySecondFactor(deps: SecondFactorDeps, account: AccountRow, otp: string | null): Promise<boolean> {
  if (account.totpConfirmedAt === null) return false
  if (otp === null) throw otpRequired()
  await counted(deps, account, async () => {
    if (!(await usesCode(deps.db, deps, account, otp)))
      throw unauthorised('That code is not right. Please enter the next one.', 'otp_wrong')
  })
  return true
}

/**
 * Verifies a code of somebody who is signed in, and records that in the session: an owner's pages and calls ask for it.
 * @throws 400 for a code that is wrong or was used, 409 where two-factor sign-in is off, 429 after too many wrong codes
 */
export async function proveSecondFactor(deps: SecondFactorDeps, { id, sessionId }: SessionAccount, otp: string): Promise<void> {
  const account = await accountById(deps.db, id)
  const isOff = conflict('Two-factor sign-in is off.')
  if (account.totpConfirmedAt === null) throw isOff
  await counted(deps, account, () =>
    inTransaction(deps.db, async (tx) => {
      const locked = await lockAccount(tx, id)
      if (!locked || locked.totpConfirmedAt === null) throw isOff
      if (!(await usesCode(tx, deps, locked, otp))) throw wrongCode()
      await recordSecondFactor(tx, sessionId, deps.now())
    }),
  )
}

/**
 * Counts a code of an account before `compare` compares it, so that concurrent guesses cannot exceed the limit, and takes it back when it
 * was right. @throws what `compare` throws, 429 beyond the limit, of which the account gets an email once an hour
 */
export async function counted<Result>(
  { db, jobs, limits }: SecondFactorDeps,
  account: AccountRow,
  compare: () => Promise<Result>,
): Promise<Result> {
  try {
    await limits.count(WRONG_CODES, account.id)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await inTransaction(db, async (tx) => {
      const { points } = await addPoint(tx, NOTICES, account.id)
      if (points === NOTICES.points) await noticeOf(tx, { jobs }, account, 'two-factor-guesses')
    })
    throw error
  }
  const result = await compare()
  await limits.uncount(WRONG_CODES, account.id)
  return result
}

const SIX_DIGITS = /^\d{6}$/

/** Consumes six digits of the authenticator or a recovery code, each of which works once; returns whether it was valid. */
export async function usesCode(db: Db, { secrets, now }: Crypto, { id, totpSecret }: AccountRow, otp: string): Promise<boolean> {
  const code = otp.replace(/[\s-]/g, '').toUpperCase()
  if (!SIX_DIGITS.test(code)) return deleteRecoveryCode(db, id, hashesOfCode(secrets, id, code))
  const base32 = decrypt(secrets, required(totpSecret, 'The secret of a confirmed account'))
  if (base32 === null) throw uncheckable()
  const step = stepOf(base32, code, now())
  return step !== null && consumeTotpStep(db, id, step)
}

/** The site has lost the secret that the account's codes depend on; only an operator can help (README, Settings). */
const uncheckable = () =>
  new Problem(503, 'Your code cannot be checked, because a key of this site was lost. Please ask us to reset your two-factor sign-in.', {
    headers: { 'retry-after': '3600' },
  })

/** Returns the time step that the code belongs to, null for none: the current one or a neighbour, because clocks differ. */
export function stepOf(base32: string, token: string, now: Date): number | null {
  // The library throws for a code of other characters whose bytes are not as many.
  if (!SIX_DIGITS.test(token)) return null
  const timestamp = now.getTime()
  const delta = totpOf(base32).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

export const totpOf = (base32: string, label?: string) =>
  new TOTP({ issuer: BRAND, label, secret: Secret.fromBase32(base32), period: PERIOD_SECONDS })

/** Keyed hashes, one for each secret, because fifty bits could be found by brute force by someone who has the table. */
export const hashesOfCode = (secrets: Secrets, accountId: string, code: string) => signaturesOf(secrets, `recovery:${accountId}:${code}`)
