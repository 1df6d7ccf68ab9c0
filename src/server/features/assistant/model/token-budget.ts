import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

/** One visitor may use this part of the day's tokens, and all from one subnet together that part. */
const SHARES = { visitor: 20, subnet: 10 }
/** What a reply takes as a rule; until it has ended that much counts as used, so that many at once do not pass the limit together. */
const RESERVED = 6_000
/** The keys name their day; a day of Sydney may have 25 hours, in which no row may begin anew. */
const TOKENS = { name: 'ai-tokens', seconds: 2 * 86_400 }

/** What one reply may take of the day's tokens. */
export type Allowance = {
  /** Adds what a call of the model took. */
  use(tokens: number): void
  /** Replaces what was reserved by what was used; after a reply that ended early, whose use nobody has told, by no less than was reserved. */
  settle(isWhole: boolean): Promise<void>
}

/** Whose parts of the day's tokens a reply takes. */
export type Payer = {
  /** The account, else the key of the client's network. */
  visitor: string
  /** The key of the subnet that the client is in: whoever has many accounts or addresses has them in few of those. */
  subnet: string
}

export type TokenBudget = {
  /** Returns null where the site's tokens of the day, or the part of the visitor or of its subnet, are used up. */
  reserve(payer: Payer): Promise<Allowance | null>
}

class UsedUp extends Error {}

/** The tokens of a Sydney day, counted in the database for all processes together. */
export function tokenBudget({ db, now, config }: Pick<Context, 'db' | 'now' | 'config'>): TokenBudget {
  const limit = config.dailyTokens
  // All begin with the site's, so that no two replies wait for each other.
  const keysOf = ({ visitor, subnet }: Payer) => {
    const day = sydneyDay(now())
    return [
      { key: `${day}:site`, limit },
      { key: `${day}:subnet:${subnet}`, limit: Math.floor(limit / SHARES.subnet) },
      { key: `${day}:visitor:${visitor}`, limit: Math.floor(limit / SHARES.visitor) },
    ]
  }
  return {
    async reserve(payer) {
      const keys = keysOf(payer)
      if (!(await isReserved(db, keys))) return null
      let used = 0
      return {
        use: (tokens) => void (used += tokens),
        settle: (isWhole) => add(db, keys, (isWhole ? used : Math.max(used, RESERVED)) - RESERVED),
      }
    },
  }
}

type Key = { key: string; limit: number }

async function isReserved(db: Db, keys: Key[]): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      for (const { key, limit } of keys) {
        const { points } = await addPoint(tx, TOKENS, key, RESERVED)
        if (points > limit) throw new UsedUp()
      }
    })
    return true
  } catch (error) {
    if (error instanceof UsedUp) return false
    throw error
  }
}

const add = (db: Db, keys: Key[], tokens: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const { key } of keys) await addPoint(tx, TOKENS, key, tokens)
  })
