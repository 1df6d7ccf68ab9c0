import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { getDashboard } from '#contract/dashboard/dashboard.ts'
import { listCategories, listFeatured, listSuppliers } from '#contract/directory/directory.ts'
import { changeSuppliers, restoreSupplier, suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { getOwnerSupplier, listOwnerSuppliers } from '#contract/owner/owner-suppliers.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { addReview, changeReview, deleteReview } from '#contract/reviews/reviews.ts'
import { listSaved, saveSupplier, saveSuppliers } from '#contract/directory/saved.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { addView, contactSupplier, getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
let olga: Person
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ;[olga, ann] = [await owner(app), await buyer(app)]
})
afterAll(() => app.stop())

/** A word of letters only, different each time. */
const newWord = () =>
  `w${randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
const suspended = (id: number, reason = 'The ABN is cancelled.') => olga.call(suspendSupplier, { id, reason })

/** A supplier in Fitzroy that is found by a word of its own and has a paid plan, and where it is shown. */
async function shownSupplier() {
  const [beans, word] = [await supplier(app), newWord()]
  const id = beans.supplierId
  await beans.call(updateSupplier, { id, businessName: word, category: 'Spirits', address: '1 Brunswick Street, Fitzroy VIC 3065' })
  await subscribe(app, id)
  await ann.call(saveSupplier, { supplierId: id })
  const has = (rows: { id: number }[]) => rows.some((row) => row.id === id)
  const isIn = async (query: Parameters<typeof app.call<typeof listSuppliers>>[1]) => has((await app.call(listSuppliers, query)).items)
  const counted = async (query: { location?: string } = {}) =>
    (await app.call(listCategories, query)).find(({ name }) => name === 'Spirits')!.supplierCount
  const shownIn = async () => ({
    list: await isIn({ category: 'Spirits', limit: 100 }),
    byName: await isIn({ sort: 'name', limit: 100 }),
    search: await isIn({ search: word }),
    sortedSearch: await isIn({ search: word, sort: 'name' }),
    place: await isIn({ location: 'Fitzroy', limit: 100 }),
    verifiedOrRated: await isIn({ minRating: 0, limit: 100 }),
    featured: has(await app.call(listFeatured, {})),
    saved: has((await ann.call(listSaved, {})).items),
    exported: JSON.stringify((await ann.call(getExport, {})) as object).includes(word),
    sitemap: (await app.server.inject('/sitemap.xml')).body.includes(`/suppliers/${id}<`),
    counts: [await counted(), await counted({ location: 'Fitzroy' })],
  })
  return { beans, id, word, shownIn }
}

describe('A suspended listing', () => {
  test('is in no list, search, count, sitemap or saved list until it is restored', async () => {
    const { id, shownIn } = await shownSupplier()
    const everywhere = await shownIn()
    const isShown = Object.fromEntries(Object.keys(everywhere).map((name) => [name, true]))
    expect(everywhere).toMatchObject({ ...isShown, counts: [expect.any(Number), expect.any(Number)] })
    await suspended(id)
    const isHidden = Object.fromEntries(Object.keys(everywhere).map((name) => [name, false]))
    expect(await shownIn()).toEqual({ ...isHidden, counts: everywhere.counts.map((count) => count - 1) })
    await olga.call(restoreSupplier, { id })
    expect(await shownIn()).toEqual(everywhere)
  })

  test('stays hidden when its own supplier changes what it is found by', async () => {
    const { beans, id, shownIn } = await shownSupplier()
    await suspended(id)
    const hidden = await shownIn()
    await beans.call(updateSupplier, { id, description: 'New', address: '5 Gertrude Street, Fitzroy VIC 3065', category: 'Spirits' })
    expect(await shownIn()).toEqual(hidden)
  })

  test('is 404 for everybody, at every public address that names it', async () => {
    const { beans, id } = await shownSupplier()
    const addresses = [
      '',
      '/rating-stats',
      '/reviews',
      '/images',
      '/featured-products',
      '/client-logos',
      '/quote-form',
      '/checks',
      '/answer-times',
    ]
    const urls = [...addresses.map((path) => `/api/suppliers/${id}${path}`), `/suppliers/${id}`, `/art/share/supplier/${id}.png`]
    const statuses = () =>
      Promise.all(
        urls.flatMap((url) => [createBrowser(app), ann, beans, olga].map(async (caller) => (await caller.ask({ url })).statusCode)),
      )
    expect(new Set(await statuses())).toEqual(new Set([200]))
    await suspended(id)
    expect(new Set(await statuses())).toEqual(new Set([404]))
    await olga.call(restoreSupplier, { id })
    expect(new Set(await statuses())).toEqual(new Set([200]))
  })

  test('takes no request, contact, review, claim or view, and cannot be saved', async () => {
    const [{ id }, other] = [await app.supplier(), await app.supplier()]
    const { id: review } = await ann.call(addReview, { id, rating: 4, text: 'Good' })
    await suspended(id)
    const bob = await buyer(app)
    const several = { supplierIds: [other.id, id], message: 'Beans', contactName: 'Bob', contactEmail: 'bob@cafe.example' }
    const calls = [
      sendQuoteRequest(app, id),
      bob.call(requestQuotes, several),
      bob.call(contactSupplier, { id }),
      bob.call(addReview, { id, rating: 5, text: 'Great' }),
      ann.call(changeReview, { id: review, rating: 1, text: 'Bad' }),
      bob.call(claimSupplier, { id, way: 'owner' }),
      bob.call(saveSupplier, { supplierId: id }),
      app.call(addView, { id }),
    ]
    expect((await Promise.all(calls.map(problemOf))).map(({ status }) => status)).toEqual(calls.map(() => 404))
    await bob.call(saveSuppliers, { supplierIds: [id, other.id] })
    expect((await bob.call(listSaved, {})).items.map((row) => row.id)).toEqual([other.id])
    // What somebody has written can still be taken away.
    await ann.call(deleteReview, { id: review })
    await olga.call(restoreSupplier, { id })
    expect(await app.call(getSupplier, { id })).toMatchObject({ profileViews: 0, inquiries: 0, totalReviews: 0 })
  })

  test('keeps the requests that it has received: both sides read them on', async () => {
    const { beans, id } = await shownSupplier()
    const request = await sendQuoteRequest(app, id, ann)
    await suspended(id)
    for (const person of [ann, beans, olga]) expect((await person.call(getQuote, { id: request.id })).id).toBe(request.id)
  })

  test('shows its supplier the reason in the dashboard and in an email, and the owner in the table', async () => {
    const { beans, id, word } = await shownSupplier()
    expect((await beans.call(getDashboard, {})).suspension).toBeNull()
    const { suspension } = await suspended(id, 'Your food licence has ended.')
    expect(suspension).toEqual({ reason: 'Your food licence has ended.', at: expect.any(String) })
    expect((await beans.call(getDashboard, {})).suspension).toEqual(suspension)
    expect((await olga.call(listOwnerSuppliers, { search: word })).items).toMatchObject([{ id, suspension }])
    const emails = (await app.emails()).filter(({ to }) => to?.[0]?.address === beans.email)
    expect(emails.at(-1)).toMatchObject({ subject: `${word} is suspended`, text: expect.stringContaining('Your food licence has ended.') })
  })

  test('is suspended or restored once, with a reason, and either is on record', async () => {
    const { id } = await app.supplier()
    expect(await problemOf(olga.call(suspendSupplier, { id, reason: ' ' }))).toMatchObject({ status: 400, errors: [{ path: 'reason' }] })
    expect(await problemOf(olga.call(restoreSupplier, { id }))).toMatchObject({ status: 409, detail: 'This listing is not suspended.' })
    const twice = await Promise.allSettled([suspended(id, 'One'), suspended(id, 'Two')])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await olga.call(restoreSupplier, { id })
    const rows = await app.context.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subject', '=', `supplier ${id}`)
      .orderBy('id')
      .execute()
    const reason = twice[0]!.status === 'fulfilled' ? 'One' : 'Two'
    expect(rows).toEqual([
      { action: 'supplier.suspend', details: { before: { suspended: null }, after: { suspended: reason } } },
      { action: 'supplier.restore', details: { before: { suspended: reason }, after: { suspended: null } } },
    ])
  })
})

describe('POST /api/admin/suppliers/bulk', () => {
  test('several suppliers change together; those that are so already are not counted', async () => {
    const ids = [(await app.supplier()).id, (await app.supplier()).id]
    const change = (action: 'verify' | 'unverify' | 'suspend' | 'restore', chosen = ids) =>
      olga.call(changeSuppliers, { ids: chosen, action, reason: 'Closed', what: 'Food licence' })
    expect(await change('verify', ids.slice(1))).toEqual({ updated: 1, changed: ids.slice(1) })
    expect(await change('verify')).toEqual({ updated: 1, changed: ids.slice(0, 1) })
    for (const id of ids) expect((await olga.call(getOwnerSupplier, { id })).evidence).toMatchObject({ what: 'Food licence' })
    expect(await change('unverify')).toMatchObject({ updated: 2 })
    expect(await change('suspend')).toMatchObject({ updated: 2 })
    await expect(app.call(getSupplier, { id: ids[0]! })).rejects.toThrow('404')
    expect(await change('restore')).toMatchObject({ updated: 2 })
    expect((await app.call(getSupplier, { id: ids[1]! })).isVerified).toBe(false)
  })

  test('one unknown supplier stops them all, a suspension needs a reason, and a seal what was checked', async () => {
    const { id } = await app.supplier()
    const unknown = { ids: [id, 2_000_000_000], action: 'suspend' as const, reason: 'Closed' }
    expect(await problemOf(olga.call(changeSuppliers, unknown))).toMatchObject({ status: 404, errors: [{ path: 'ids.1' }] })
    for (const [action, path] of [['suspend', 'reason'] as const, ['verify', 'what'] as const])
      expect(await problemOf(olga.call(changeSuppliers, { ids: [id], action }))).toMatchObject({ status: 400, errors: [{ path }] })
    expect((await app.call(getSupplier, { id })).id).toBe(id)
  })
})
