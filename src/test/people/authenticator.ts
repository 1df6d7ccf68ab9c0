import { Secret, TOTP } from 'otpauth'
import { beginTwoFactor, confirmTwoFactor } from '#contract/accounts/two-factor.ts'
import type { Person } from './people.ts'

const STEP_MS = 30_000

/** Returns the code that an authenticator app shows at a time, in milliseconds. */
export const codeAt = (secret: string, timestamp: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** A clock that stands still but for `add`, and an authenticator app by it: each code counts once, in its step of time. */
export function createAuthenticator() {
  let time = Date.now()
  const codeOf = (secret: string, steps = 0) => codeAt(secret, time + steps * STEP_MS)
  const add = (ms: number) => void (time += ms)
  const nextStep = () => add(STEP_MS)
  /** Turns two-factor sign-in on for somebody who is signed in, and goes on to the next step. */
  async function enableTwoFactor(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = await person.call(beginTwoFactor, { password: person.password })
    const { recoveryCodes } = await person.call(confirmTwoFactor, { otp: codeOf(secret) })
    nextStep()
    return { secret, recoveryCodes }
  }
  return {
    now: () => new Date(time),
    add,
    nextStep,
    /** Returns the code that is shown `steps` of half a minute from now. */
    codeOf,
    enableTwoFactor,
    /** The same for a user who is yet to come, `withTwoFactor(buyer(app))`, who is returned as well. */
    async withTwoFactor(coming: Promise<Person>): Promise<{ ann: Person; secret: string; recoveryCodes: string[] }> {
      const ann = await coming
      return { ann, ...(await enableTwoFactor(ann)) }
    },
  }
}
