import { Secret, TOTP } from 'otpauth'
import { beginTwoFactor, confirmTwoFactor } from '#contract/accounts.ts'
import type { Person } from './people.ts'

/** Returns the code that an authenticator app shows at a time, in milliseconds. */
export const codeAt = (secret: string, timestamp: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** Turns two-factor sign-in on for somebody who is signed in, with the code of that time, which is then used up. */
export async function enableTwoFactor(person: Person, timestamp: number): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await person.call(beginTwoFactor, { password: person.password })
  const { recoveryCodes } = await person.call(confirmTwoFactor, { otp: codeAt(secret, timestamp) })
  return { secret, recoveryCodes }
}
