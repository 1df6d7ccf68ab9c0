import { correctHoliday, listHolidays } from '#contract/suppliers/holidays.ts'
import type { Context } from '#server/context.ts'
import { owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { correct } from './correct-holiday.ts'
import { holidayList } from './holiday-list.ts'

/** The public holidays of the states, which the owner may correct. */
export function holidayRoutes(serve: Serve, { db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): void {
  serve(listHolidays, owner, ({ state }) => holidayList(db, state, now()))
  serve(correctHoliday, owner, (entered, { account }) => correct({ db, changes }, entered, account))
}
