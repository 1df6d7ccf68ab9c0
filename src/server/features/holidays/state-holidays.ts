import { STATE_CODES, type StateCode } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { HolidaysOf } from '#shared/time/next-delivery.ts'
import { recordOf } from '#shared/objects.ts'
import { listedIn } from './listed-holidays.ts'
import { allCorrections } from './queries.ts'

const LISTED: Record<StateCode, string[]> = recordOf(STATE_CODES, (state) => [...listedIn(state).keys()])

/** Returns what reads the public holidays of the states, with the owner's corrections: once, until a public change is published. */
export function cachedHolidays({ db, changes }: Pick<Context, 'db' | 'changes'>): () => Promise<HolidaysOf> {
  let known: Promise<HolidaysOf> | undefined
  changes.listen((scope) => {
    if (!scope) known = undefined
  })
  return () => {
    if (!changes.isConnected()) return readHolidays(db)
    if (known) return known
    const reading = readHolidays(db)
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
}

/** Returns what reads the public holidays of the states, with the owner's corrections as they are now. */
export async function readHolidays(db: Db): Promise<HolidaysOf> {
  const days: Record<StateCode, Set<string>> = recordOf(STATE_CODES, (state) => new Set(LISTED[state]))
  for (const { state, day, name } of await allCorrections(db)) {
    if (name === null) days[state].delete(day)
    else days[state].add(day)
  }
  return (state) => days[state]
}
