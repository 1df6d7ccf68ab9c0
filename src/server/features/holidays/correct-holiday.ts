import type { correctHoliday } from '#contract/suppliers/holidays.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { invalid } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { listedIn } from './listed-holidays.ts'
import { deleteCorrection, putCorrection } from './queries.ts'

type Deps = Pick<Context, 'db' | 'changes'>

/** Makes a day a public holiday of a state, or none. @throws 400 for a day without a name that is no holiday otherwise */
export const correct = ({ db, changes }: Deps, { state, day, isHoliday, name }: Input<typeof correctHoliday>, by: SessionAccount) =>
  inTransaction(db, async (tx) => {
    const listed = listedIn(state).get(day)
    const isAsListed = isHoliday === (listed !== undefined)
    if (!isAsListed && isHoliday && name === null) throw invalid([{ path: 'name', message: 'Please say what the day is called.' }])
    const isChanged = isAsListed
      ? await deleteCorrection(tx, state, day)
      : await putCorrection(tx, { state, day, name: isHoliday ? name : null, createdBy: by.username })
    if (isChanged) {
      const action = isHoliday ? 'holiday.add' : 'holiday.remove'
      await insertAudit(tx, by, { action, subject: `${state} ${day}`, details: { name: listed ?? name } })
      await changes.publish(tx)
    }
    return { day, isHoliday }
  })
