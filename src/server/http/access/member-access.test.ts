import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberRole } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { turnGroupsOn } from '#test/people/groups.ts'
import type { Browser } from '#test/app/browser.ts'
import { guardTable } from '#test/app/guard-table.ts'
import { supplier } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
let callers: Record<'manager' | MemberRole, Browser>
let supplierId: number
let request: string

/** Adds a supplier without a listing of their own, who works on one. */
async function member(role: MemberRole): Promise<Browser> {
  const person = await supplier(app)
  const { db } = app.context
  await db.updateTable('accounts').set({ supplierId: null }).where('id', '=', person.id).execute()
  const accepted = { accountId: person.id, acceptedAt: new Date() }
  await db
    .insertInto('listingMembers')
    .values({ supplierId, email: person.email, role, ...accepted })
    .execute()
  return person
}

beforeAll(async () => {
  app = await createTestApp()
  await turnGroupsOn(app)
  const manager = await supplier(app)
  supplierId = manager.supplierId
  await subscribe(app, supplierId, { plan: 'enterprise' })
  callers = { editor: await member('editor'), viewer: await member('viewer'), manager }
  request = (await sendQuoteRequest(app, supplierId)).id
})
afterAll(() => app.stop())

/** What a supplier's calls change besides listings: the own account, and what anybody may do. */
const ROWS = Object.entries(guardTable).filter(([, { who, of }]) => who.startsWith('supplier') || of?.includes('supplier') === true)
const isRead = (route: string) => route.startsWith('GET')
const MANAGERS_ONLY = /^(?!GET).*\/api\/(subscription|get-or-create-subscription|sandbox|account\/listing)|\/members|\/claims/
/** These only note that a request was opened, or ask about the listing. */
const NOTES = new Set(['POST /api/quotes/:id/seen', 'POST /api/quotes/:id/view', 'POST /api/ai/supplier-assistant'])

async function statusOf(route: string, caller: Browser): Promise<number> {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  const url = path
    .replace(/(?<=suppliers?\/):id/, String(supplierId))
    .replace(/(?<=quotes\/):id/, request)
    .replace(/:\w+/g, randomUUID())
  return (await caller.ask({ method, url, ...(method !== 'GET' && { payload: {} }) })).statusCode
}

describe('Members of a listing, at every route for suppliers', () => {
  test('a viewer reads what the manager reads, and every change is 403', async () => {
    for (const [route] of ROWS) {
      const [seen, status] = [await statusOf(route, callers.viewer), await statusOf(route, callers.manager)]
      const reads = isRead(route) && !MANAGERS_ONLY.test(route)
      expect([route, seen === 403]).toEqual([route, !reads && !NOTES.has(route)])
      expect([route, reads && seen !== status]).toEqual([route, false])
    }
  })

  test('an editor may call what the manager may, except for plan, members and claims', async () => {
    for (const [route] of ROWS) {
      const status = await statusOf(route, callers.editor)
      expect([route, status === 403]).toEqual([route, MANAGERS_ONLY.test(route)])
    }
  })

  test('the manager may call all of them', async () => {
    for (const [route] of ROWS) expect([route, await statusOf(route, callers.manager)]).not.toEqual([route, 403])
  })
})
