import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { BRAND } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Limits } from '#server/http/guards.ts'
import { addPoint } from '#server/http/limit-queries.ts'
import { conflict, invalid, Problem, unauthorised } from '#server/http/problems.ts'
import { decrypt, encrypt, signaturesOf, type Secrets } from '#server/encryption.ts'
import { insertAudit, insertOwnerAudit, OPERATOR } from '#server/features/audit/queries.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { noticeOf } from './emails.ts'
import { accountById, lockAccount, updateAccount, type AccountRow } from './queries.ts'
import { deleteRecoveryCode, deleteRecoveryCodes, insertRecoveryCodes, consumeTotpStep } from './two-factor-queries.ts'

type Crypto = Pick<Context, 'db' | 'secrets' | 'now'>
type Deps = Crypto & Pick<Context, 'jobs'> & { limits: Limits }

/** Wrong codes for one account, of the authenticator and recovery codes together (docs/behaviour.md, Request limits). */
const WRONG_CODES = { name: 'two-factor-code', points: 10, seconds: 3600 }
/** The account is told of too many wrong codes once in such an hour. */
const NOTICES = { name: 'two-factor-notice', points: 1, seconds: 3600 }

/** How long a TOTP code is valid. */
const PERIOD_SECONDS = 30
/** Recovery codes of an account. */
const CODES = 10
/** The characters of recovery codes, without those that look alike (0 and O, 1 and I). */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Verifies the code of an account that has two-factor sign-in on. A code is counted before it is compared, so that concurrent guesses cannot
 * exceed the limit, and taken back when it was right.
 * @throws 401 `otp_required` without a code, 401 `otp_wrong` for a code that is wrong or was used, 429 after too many wrong codes
 */
export async function verifySecondFactor(deps: Deps, account: AccountRow, otp: string | null): Promise<void> {
  if (account.totpConfirmedAt === null) return
  if (otp === null) throw unauthorised('Please enter the code of your authenticator app.', 'otp_required')
  await countCode(deps, account)
  if (!(await usesCode(deps, account, otp))) throw unauthorised('That code is not right. Please enter the next one.', 'otp_wrong')
  await deps.limits.uncount(WRONG_CODES, account.id)
}

/** Counts a code of an account. @throws 429 beyond the limit, of which the account gets an email once an hour */
async function countCode({ db, jobs, limits }: Deps, account: AccountRow): Promise<void> {
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
}

const SIX_DIGITS = /^\d{6}$/

/** Consumes six digits of the authenticator or a recovery code, each of which works once; returns whether it was valid. */
async function usesCode({ db, secrets, now }: Crypto, { id, totpSecret }: AccountRow, otp: string): Promise<boolean> {
  const code = otp.replace(/[\s-]/g, '').toUpperCase()
  if (!SIX_DIGITS.test(code)) return deleteRecoveryCode(db, id, hashesOfCode(secrets, id, code))
  // A confirmed account has a secret.
  const base32 = decrypt(secrets, totpSecret!)
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
function stepOf(base32: string, token: string, now: Date): number | null {
  // The library throws for a code of other characters whose bytes are not as many.
  if (!SIX_DIGITS.test(token)) return null
  const timestamp = now.getTime()
  const delta = totpOf(base32).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

const totpOf = (base32: string, label?: string) =>
  new TOTP({ issuer: BRAND, label, secret: Secret.fromBase32(base32), period: PERIOD_SECONDS })

/** Stores a new secret, which takes effect once a first code confirms it. @throws 409 when two-factor sign-in is on already */
export async function setUpTwoFactor({ db, secrets }: Crypto, account: AccountRow): Promise<{ secret: string; uri: string }> {
  const { id, email, totpConfirmedAt } = account
  if (totpConfirmedAt !== null) throw conflict('Two-factor sign-in is on already. Turn it off first to set it up again.')
  const base32 = new Secret({ size: 20 }).base32
  await updateAccount(db, id, { totpSecret: encrypt(secrets, base32), totpLastStep: null })
  return { secret: base32, uri: totpOf(base32, email).toString() }
}

/**
 * Turns two-factor sign-in on and returns the recovery codes, of which only hashes are stored.
 * @throws 400 for a wrong code, 409 when there is nothing to confirm, 429 after too many wrong codes
 */
export async function turnOnTwoFactor(deps: Deps, accountId: string, otp: string): Promise<{ recoveryCodes: string[] }> {
  const { db, secrets, now } = deps
  const account = await accountById(db, accountId)
  const { totpSecret, totpConfirmedAt } = account
  const base32 = totpSecret === null || totpConfirmedAt !== null ? null : decrypt(secrets, totpSecret)
  if (base32 === null) throw conflict('There is no two-factor sign-in to confirm. Please begin again.')
  await countCode(deps, account)
  const step = stepOf(base32, otp.replaceAll(' ', ''), now())
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
      recoveryCodes.map((code) => ({ accountId, codeHash: hashesOfCode(secrets, accountId, code.replace('-', ''))[0] })),
    )
    await insertOwnerAudit(tx, account, 'two-factor.on')
    await noticeOf(tx, deps, account, 'two-factor-on')
  })
  await deps.limits.uncount(WRONG_CODES, accountId)
  return { recoveryCodes }
}

export const turnOffTwoFactor = (deps: Pick<Context, 'db' | 'jobs'>, account: AccountRow): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await clearTwoFactor(tx, account.id)
    await insertOwnerAudit(tx, account, 'two-factor.off')
    await noticeOf(tx, deps, account, 'two-factor-off')
  })

/**
 * Turns two-factor sign-in off for an operator, who has been asked by somebody who cannot sign in. The account gets the same email as when it
 * turns it off itself. Returns false when it is off.
 */
export const resetTwoFactor = (deps: Pick<Context, 'db'> & { jobs: Pick<Jobs, 'wake'> }, account: AccountRow): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    if (!locked || locked.totpConfirmedAt === null) return false
    await clearTwoFactor(tx, account.id)
    await insertAudit(tx, OPERATOR, { action: 'two-factor.reset', subject: `account ${account.username}` })
    await noticeOf(tx, deps, account, 'two-factor-off')
    return true
  })

async function clearTwoFactor(tx: Db, id: string): Promise<void> {
  await updateAccount(tx, id, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
  await deleteRecoveryCodes(tx, id)
}

/** Returns fifty random bits as a recovery code like "K7QPX-2MD9T". */
const newCode = () =>
  // `randomInt` stays below the length.
  Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]!)
    .join('')
    .replace(/^.{5}/, '$&-')

/** Keyed hashes, one for each secret, because fifty bits could be found by brute force by someone who has the table. */
const hashesOfCode = (secrets: Secrets, accountId: string, code: string) => signaturesOf(secrets, `recovery:${accountId}:${code}`)
