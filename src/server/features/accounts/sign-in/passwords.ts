import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { holdsName, isCommonPassword } from '#server/security/common-passwords.ts'
import { invalid } from '#server/http/problems.ts'
import { passwordForm } from '#shared/contact/password-form.ts'

/** The parameters that OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(passwordForm(password), COST)

/** The hash of a random password, verified for an email without an account, so that both cases take the same time. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/**
 * Returns whether the password matches the hash; without a hash it returns false after the same time. What was hashed before passwords had one
 * form is compared as it is typed, too.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await dummyHash)
  for (const form of new Set([passwordForm(password), password]))
    if ((await verify(compared, form)) && passwordHash !== undefined) return true
  return false
}

/** @throws 400 for one of the most common passwords; `path` is the field the problem names */
export function rejectCommonPassword(password: string, path: string): void {
  if (isCommonPassword(password)) throw invalid([{ path, message: 'This password is among the most common ones. Please choose another.' }])
}

/** @throws 400 for a password that is made of the name of its account, its business or its email address, or of that of the site */
export function rejectOwnName(password: string, path: string, names: readonly (string | null | undefined)[]): void {
  if (holdsName(password, names))
    throw invalid([
      {
        path,
        message: 'Please choose a password without your own name, that of your business, your email address or the name of this site.',
      },
    ])
}
