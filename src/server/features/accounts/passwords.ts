import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { invalid } from '#server/http/problems.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Of nobody: an e-mail that has no account takes the same time as one that has. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/** Whether it is the password of that hash; without a hash it never is, in the same time. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), password)
  return isRight && passwordHash !== undefined
}

/** @throws 400 for one that everybody tries first; `path` is its field */
export function refuseCommonPassword(password: string, path: string): void {
  if (isCommonPassword(password)) throw invalid([{ path, message: 'This password is among the most common ones. Please choose another.' }])
}
