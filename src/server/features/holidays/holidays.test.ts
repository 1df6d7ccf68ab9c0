import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import { correctHoliday, listHolidays } from '#contract/suppliers/holidays.ts'
import { STATE_CODES, type StateCode } from '#contract/options.ts'
import { isCalendarDay } from '#shared/time/calendar-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { LISTED_HOLIDAYS, listedIn } from './listed-holidays.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date('2026-11-28T01:00:00Z') })
  siteOwner = await owner(app)
})
afterEach(() => app.context.db.deleteFrom('holidayCorrections').execute())
afterAll(() => app.stop())

const shown = async (state: StateCode) =>
  (await siteOwner.call(listHolidays, { state })).map(({ day, name, isHoliday, correction }) => [day, name, isHoliday, correction?.by])

describe('The table of public holidays', () => {
  test('has days and states only, in order, for twenty years', () => {
    const days = LISTED_HOLIDAYS.map(({ day }) => day)
    expect(days.filter((day) => !isCalendarDay(day))).toEqual([])
    expect(days).toEqual(days.toSorted())
    expect(LISTED_HOLIDAYS.flatMap(({ states }) => states).filter((state) => !STATE_CODES.includes(state))).toEqual([])
    expect([days[0], days.at(-1)]).toEqual(['2026-01-01', '2045-12-26'])
  })

  // As the states have announced them for 2026.
  test.each<[StateCode, string[]]>([
    ['NSW', ['01-01', '01-26', '04-03', '04-04', '04-05', '04-06', '04-25', '04-27', '06-08', '10-05', '12-25', '12-26', '12-28']],
    ['VIC', ['01-01', '01-26', '03-09', '04-03', '04-04', '04-05', '04-06', '04-25', '06-08', '09-25', '12-25', '12-26', '12-28']],
    ['TAS', ['01-01', '01-26', '03-09', '04-03', '04-06', '04-25', '06-08', '12-25', '12-28']],
    ['WA', ['01-01', '01-26', '03-02', '04-03', '04-05', '04-06', '04-25', '04-27', '06-01', '09-28', '12-25', '12-26', '12-28']],
  ])('has those of the whole of %s', (state, days) => {
    expect([...listedIn(state).keys()].filter((day) => day.startsWith('2026'))).toEqual(days.map((day) => `2026-${day}`))
  })
})

describe('/api/admin/holidays', () => {
  test('lists the year to come of a state', async () => {
    expect((await shown('VIC')).slice(0, 5)).toEqual([
      ['2026-12-25', 'Christmas Day', true, undefined],
      ['2026-12-26', 'Boxing Day', true, undefined],
      ['2026-12-28', 'Boxing Day (substitute day)', true, undefined],
      ['2027-01-01', "New Year's Day", true, undefined],
      ['2027-01-26', 'Australia Day', true, undefined],
    ])
    expect((await shown('VIC')).at(-1)).toEqual(['2027-09-24', 'AFL Grand Final Friday', true, undefined])
  })

  test('a day that the owner adds or removes is so in that state only, until it is put back', async () => {
    const { username } = siteOwner
    const cup = { state: 'VIC', day: '2027-11-02', name: 'Melbourne Cup Day' } as const
    const boxing = { state: 'VIC', day: '2026-12-28', name: 'Boxing Day (substitute day)' } as const
    await siteOwner.call(correctHoliday, { ...cup, isHoliday: true })
    await siteOwner.call(correctHoliday, { ...boxing, isHoliday: false })
    const corrected = await shown('VIC')
    expect(corrected).toContainEqual([cup.day, cup.name, true, username])
    expect(corrected).toContainEqual([boxing.day, boxing.name, false, username])
    expect((await shown('NSW')).flat()).not.toContain(username)
    await siteOwner.call(correctHoliday, { ...boxing, isHoliday: true })
    await siteOwner.call(correctHoliday, { ...cup, isHoliday: false })
    expect((await shown('VIC')).flat()).not.toContain(username)
  })

  test('what the owner says of a day is in the audit once, also when it is said twice', async () => {
    const day = { state: 'SA', day: '2027-03-01', name: 'Show Day', isHoliday: true } as const
    await siteOwner.call(correctHoliday, day)
    await siteOwner.call(correctHoliday, day)
    await siteOwner.call(correctHoliday, { ...day, isHoliday: false })
    const { items } = await siteOwner.call(listAudit, { search: 'SA 2027-03-01', limit: 5 })
    expect(items.map(({ action, details }) => [action, details])).toEqual([
      ['holiday.remove', { name: 'Show Day' }],
      ['holiday.add', { name: 'Show Day' }],
    ])
  })

  test.each([
    ['day', { day: '2027-02-30', name: 'Show Day' }],
    ['day', { day: '', name: 'Show Day' }],
    ['name', { day: '2027-02-28', name: ' ' }],
    ['name', { day: '2027-02-28', name: 'x'.repeat(81) }],
  ])('%s is refused at its field: %j', async (path, entered) => {
    const problem = await problemOf(siteOwner.call(correctHoliday, { state: 'QLD', isHoliday: true, ...entered }))
    expect([problem.status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]])
  })
})
