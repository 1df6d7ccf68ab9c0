import { createHmac } from 'node:crypto'
import { sydneyDay } from '#contract/sydney-day.ts'

/** Whoever asks. */
export type Visitor = {
  /** Client address, for limits only; never stored. */
  address: string
  userAgent: string
  /** A hash of address and user agent that is another one every day (contract §2). */
  key(now: Date): string
}

export function visitorFrom(secret: string, address: string, userAgent: string): Visitor {
  return {
    address,
    userAgent,
    key: (now) => {
      const salt = createHmac('sha256', secret)
        .update(`visitor:${sydneyDay(now)}`)
        .digest()
      return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url').slice(0, 32)
    },
  }
}

/** Who a page is rendered for: nobody in particular, since every visitor gets the same. */
export const nobody: Visitor = visitorFrom('', '', '')
