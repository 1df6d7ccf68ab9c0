import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSupport } from '#contract/owner/support.ts'
import type { Plan } from '#contract/billing/plans.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { subscribe } from '#test/people/subscriptions.ts'

const OWNER = 'owner@backdock.example'
let app: TestApp
beforeAll(async () => void (app = await createTestApp({ OWNER_EMAIL: OWNER, OWNER_PASSWORD: 'kelpie-under-the-dock' })))
afterAll(() => app.stop())

async function withPlan(plan: Plan) {
  const account = await supplier(app)
  await subscribe(app, account.supplierId, { plan })
  return account
}
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)

describe('POST /api/dashboard/supplier/support', () => {
  test('the owner gets the question with what the plan promises in the subject, and the supplier a copy', async () => {
    const promises: [Plan, string, string][] = [
      ['starter', '[Starter]', 'The Starter plan promises no time.'],
      ['professional', '[Professional, email within 24 hours]', 'an answer by email within 24 hours'],
      ['enterprise', '[Enterprise, phone within 2 hours]', 'an answer by phone within 2 hours'],
    ]
    for (const [plan, mark, promise] of promises) {
      const { call, email, username } = await withPlan(plan)
      await confirmReader(app.context, email)
      expect(await call(askSupport, { message: `How do I ${plan}?`, phone: '0412 345 678' })).toEqual({ status: 'sent' })
      const toOwner = (await emailsTo(OWNER)).at(-1)!
      expect(toOwner.subject).toBe(`${mark} Support for Business of ${username}`)
      expect(toOwner.replyTo?.[0]?.address).toBe(email)
      for (const part of [promise, `How do I ${plan}?`, email, '0412 345 678']) expect(toOwner.text).toContain(part)
      const [copy] = await emailsTo(email)
      expect(copy?.text).toContain(`How do I ${plan}?`)
    }
  })

  test('without a plan it is 403 and nothing is sent, before the body is read', async () => {
    const { call, email } = await supplier(app)
    expect(await problemOf(call(askSupport, { message: '' }))).toMatchObject({
      status: 403,
      detail: 'Support comes with a plan. The pricing page has what each plan gives.',
    })
    expect(await emailsTo(email)).toEqual([])
  })

  test('a message is needed, and an account has five questions an hour', async () => {
    const { call } = await withPlan('professional')
    expect(await problemOf(call(askSupport, { message: ' ' }))).toMatchObject({ status: 400, errors: [{ path: 'message' }] })
    for (let sent = 1; sent < 5; sent++) await call(askSupport, { message: 'Hello' })
    expect(await problemOf(call(askSupport, { message: 'Hello' }))).toMatchObject({ status: 429 })
  })

  test('the same call with the same key sends one email', async () => {
    const { ask, email } = await withPlan('professional')
    const payload = { message: 'Twice' }
    const headers = { 'idempotency-key': 'one' }
    for (const _ of [1, 2]) {
      const { statusCode } = await ask({ method: 'POST', url: '/api/dashboard/supplier/support', payload, headers })
      expect(statusCode).toBe(202)
    }
    expect(await emailsTo(email)).toHaveLength(1)
  })
})
