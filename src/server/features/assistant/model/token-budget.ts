import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/limit-queries.ts'
import { sydneyDay } from '#shared/sydney-day.ts'

/** One visitor may use this part of the day's tokens. */
const SHARE = 20
/** What a reply takes as a rule; until it has ended that much counts as used, so that many at once do not pass the limit together. */
const RESERVED = 6_000
const TOKENS = { name: 'ai-tokens', seconds: 86_400 }

/** What one reply may take of the day's tokens. */
export type Allowance = {
  /** Adds what a call of the model took. */
  use(tokens: number): void
  /** Replaces what was reserved by what was used; after a reply that ended early, whose use nobody has told, by no less than was reserved. */
  settle(isWhole: boolean): Promise<void>
}

export type TokenBudget = {
  /** Returns null where the site's tokens of the day, or the visitor's part of them, are used up. */
  reserve(visitor: string): Promise<Allowance | null>
}

class UsedUp extends Error {}

/** The tokens of a Sydney day, counted in the database for all processes together. */
export function tokenBudget({ db, now, config }: Pick<Context, 'db' | 'now' | 'config'>): TokenBudget {
  const limit = config.dailyTokens
  const keysOf = (visitor: string) => {
    const day = sydneyDay(now())
    return [
      { key: `${day}:site`, limit },
      { key: `${day}:visitor:${visitor}`, limit: Math.floor(limit / SHARE) },
    ]
  }
  return {
    async reserve(visitor) {
      const keys = keysOf(visitor)
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
