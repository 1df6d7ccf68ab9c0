import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOffers } from '#contract/billing/billing.ts'
import { changeContent } from '#contract/site/site-content.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
afterAll(() => app.stop())

const STAGE = 'pricing.beta.stage'
const centsNow = async () => {
  const { isBeta, offers: planPrices } = await app.call(getOffers, {})
  return { isBeta, cents: planPrices.map(({ cents }) => cents), list: planPrices.map(({ listCents }) => listCents) }
}

/** Starter, Professional and Enterprise, each by the month and by the year. */
const LIST = [49_00, 468_00, 89_00, 828_00, 199_00, 1788_00]
const IN_BETA = [49_00, 468_00, 64_50, null, 199_00, 1788_00]

describe('GET /api/plans', () => {
  test('until the owner ends the beta, Professional is sold by the month at its beta price; then at once at the list prices', async () => {
    expect(await centsNow()).toEqual({ isBeta: true, cents: IN_BETA, list: LIST })
    await siteOwner.call(changeContent, { key: STAGE, value: 'ended' })
    expect(await centsNow()).toEqual({ isBeta: false, cents: LIST, list: LIST })
    await siteOwner.call(changeContent, { key: STAGE, value: null })
    expect(await centsNow()).toMatchObject({ isBeta: true, cents: IN_BETA })
  })

  test('the beta has no other stages', async () => {
    const refused = siteOwner.call(changeContent, { key: STAGE, value: 'paused' })
    expect(await problemOf(refused)).toMatchObject({ status: 400, errors: [{ message: 'Please choose one of the list.' }] })
    expect((await centsNow()).isBeta).toBe(true)
  })
})
