import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimSupplier, confirmClaim } from '#contract/suppliers/claims.ts'
import { getQuote, listQuotesOf, markSeen, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, passQuote, sendMessage, viewQuote, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { padsOf } from '#server/db/address-hash.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, owner, supplier, tokenFor, type Person } from '#test/people/people.ts'
import { emailsAbout, keyIn, prices, sendQuoteRequest } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

const OWNER = 'desk@backdock.example'
let app: TestApp
let ann: Person
let visitor: Browser
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: OWNER })
  ;[ann, visitor] = [await buyer(app), createBrowser(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const listing = () => app.supplier({ email: `${randomUUID()}@roaster.example` })
/** A request to a listing without an account, with the key of the listing's email. */
async function requestTo(supplierId: number) {
  const sent = await sendQuoteRequest(app, supplierId, ann)
  const [email] = await emailsAbout(app, sent.id, 'quote-request')
  return { ...sent, buyerKey: sent.key, key: keyIn(app, email!.facts.token)!, email: email! }
}
const statusOf = async (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: Error) => Number(error.message.slice(0, 3)),
  )
const ENDED = { status: 404, code: 'link_ended' }

describe('The key in the email to a listing without an account', () => {
  test('it opens the request for the supplier: to see, answer, write and pass, and nothing that a buyer does', async () => {
    const beans = await listing()
    const { id, key, contactEmail, email } = await requestTo(beans.id)
    expect(email).toMatchObject({ recipient: beans.email, replyTo: contactEmail })
    expect(await visitor.call(getQuote, { id, key })).toMatchObject({ seenAs: 'supplier', status: 'new', isUnread: true })
    expect(await visitor.call(viewQuote, { id, key })).toMatchObject({ status: 'viewed' })
    await visitor.call(markSeen, { id, key })
    expect(await visitor.call(answerQuote, { id, key, ...prices() })).toMatchObject({ status: 'quoted', seenAs: 'supplier' })
    await visitor.call(sendMessage, { id, key, text: 'Roasted on Monday' })
    expect(await ann.call(getQuote, { id })).toMatchObject({
      status: 'quoted',
      history: [{ step: 'view' }, { step: 'answer' }, { step: 'message' }],
    })
    for (const call of [() => visitor.call(acceptQuote, { id, key }), () => visitor.call(withdrawQuote, { id, key })])
      expect(await statusOf(call())).toBe(403)
    expect(await statusOf(visitor.call(listQuotesOf, { id: String(beans.id), key } as never))).toBe(401)
    expect(await visitor.call(passQuote, { id, key })).toMatchObject({ status: 'passed' })
  })

  test('it sends no files, which count for an account', async () => {
    const { id, key } = await requestTo((await listing()).id)
    const upload = await visitor.ask({
      method: 'POST',
      url: `/api/quotes/${id}/attachments?key=${key}&name=prices.pdf`,
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.from('%PDF-1.7'),
    })
    expect([upload.statusCode, upload.json().detail]).toEqual([403, expect.stringContaining('claim the listing')])
  })

  test('it opens no other request of the listing, and a wrong key is as unknown as a request that does not exist', async () => {
    const beans = await listing()
    const [one, other] = [await requestTo(beans.id), await requestTo(beans.id)]
    const elsewhere = await requestTo((await listing()).id)
    for (const key of [other.key, elsewhere.key, `${one.key}x`, 's.', `s.${one.buyerKey}`])
      for (const id of [one.id, randomUUID()])
        for (const browser of [visitor, await buyer(app)]) expect(await problemOf(browser.call(getQuote, { id, key }))).toMatchObject(ENDED)
    expect(await statusOf(visitor.call(getQuote, { id: one.id, key: one.key.slice(2) }))).toBe(401)
  })

  test('one email of a bulk request opens one supplier’s request only', async () => {
    const [beans, milk] = [await listing(), await listing()]
    const { ids } = await ann.call(requestQuotes, { supplierIds: [beans.id, milk.id], message: 'Prices, please', contactEmail: ann.email })
    const keys = await Promise.all(ids.map(async (id) => keyIn(app, (await emailsAbout(app, id, 'bulk-quote-request'))[0]!.facts.token)!))
    expect(await visitor.call(getQuote, { id: ids[0]!, key: keys[0]! })).toMatchObject({ seenAs: 'supplier', supplier: { id: beans.id } })
    expect(await problemOf(visitor.call(getQuote, { id: ids[1]!, key: keys[0]! }))).toMatchObject(ENDED)
  })

  test('it ends when the listing is claimed: the thread goes on in the account', async () => {
    const beans = await listing()
    const { id, key } = await requestTo(beans.id)
    await visitor.call(answerQuote, { id, key, ...prices() })
    const roaster = await buyer(app)
    await roaster.call(claimSupplier, { id: String(beans.id), way: 'email' })
    await roaster.call(confirmClaim, { token: await tokenFor(app, beans.email, 'claim') })
    for (const call of [() => visitor.call(getQuote, { id, key }), () => visitor.call(answerQuote, { id, key, ...prices() })])
      expect(await problemOf(call())).toMatchObject(ENDED)
    expect(await roaster.call(getQuote, { id })).toMatchObject({ status: 'quoted', seenAs: 'supplier' })
    await ann.call(sendMessage, { id, text: 'Still there?' })
    expect((await emailsAbout(app, id, 'quote-step')).at(-1)).toMatchObject({
      recipient: beans.email,
      facts: { to: 'supplier', token: null },
    })
  })

  test('it ends when the request closes and when the listing gets another address', async () => {
    const [closed, moved] = [await requestTo((await listing()).id), await requestTo((await listing()).id)]
    await ann.call(withdrawQuote, { id: closed.id })
    await app.context.db
      .updateTable('suppliers')
      .set({ email: 'desk@roaster.example' })
      .where('email', '=', moved.email.recipient)
      .execute()
    for (const { id, key } of [closed, moved]) expect(await problemOf(visitor.call(getQuote, { id, key }))).toMatchObject(ENDED)
  })

  test('an account that is no party uses it as a visitor does, and the owner of the marketplace only reads', async () => {
    const { id, key } = await requestTo((await listing()).id)
    for (const somebody of [await buyer(app), await supplier(app)])
      expect(await somebody.call(getQuote, { id, key })).toMatchObject({ seenAs: 'supplier' })
    expect(await statusOf((await buyer(app)).call(answerQuote, { id, key, ...prices() }))).toBe(200)
    expect(await statusOf((await owner(app)).call(answerQuote, { id, key, ...prices() }))).toBe(403)
  })

  test('opening it confirms the address that it went to, and not the buyer’s', async () => {
    const beans = await listing()
    const sent = await sendQuoteRequest(app, beans.id, createBrowser(app))
    const [email] = await emailsAbout(app, sent.id, 'quote-request')
    await visitor.call(getQuote, { id: sent.id, key: keyIn(app, email!.facts.token)! })
    const hashes = await app.context.pool.query<{ of: string }>(
      `select a.of from (values ($1, 'supplier'), ($2, 'buyer')) a (address, of) where address_hash(a.address, $3) in (select email_hash from confirmed_addresses)`,
      [beans.email, sent.contactEmail, padsOf(app.context.db)],
    )
    expect(hashes.rows).toEqual([{ of: 'supplier' }])
  })
})

describe('Emails of a request to a listing without an account', () => {
  test('emails about steps have the key as long as the request is open', async () => {
    const { id, key } = await requestTo((await listing()).id)
    await ann.call(sendMessage, { id, text: 'Also decaf, please' })
    await ann.call(withdrawQuote, { id })
    const tokens = (await emailsAbout(app, id, 'quote-step')).map(({ facts }) => [facts.step, keyIn(app, facts.token)])
    expect(tokens).toEqual([
      ['message', key],
      ['withdraw', null],
    ])
  })

  test('a supplier with an account and the owner get no key', async () => {
    const [beans, silent] = [await supplier(app), await app.supplier({ email: null })]
    for (const [supplierId, recipient] of [
      [beans.supplierId, beans.email],
      [silent.id, OWNER],
    ] as const) {
      const { id } = await sendQuoteRequest(app, supplierId, ann)
      expect(await emailsAbout(app, id, 'quote-request')).toMatchObject([{ recipient, facts: { token: null } }])
    }
  })

  test('the email says how to answer without an account and offers the listing; that of the owner leads to a page that an owner may open', async () => {
    const [beans, silent] = [await listing(), await app.supplier({ email: null })]
    const { id, key } = await requestTo(beans.id)
    const forOwner = await sendQuoteRequest(app, silent.id, ann)
    const textTo = async (address: string, request: string) =>
      (await app.emails()).find(({ to, text }) => to?.[0]?.address === address && text?.includes(request))!.text!
    const { publicUrl } = app.context.config
    expect(await textTo(beans.email, id)).toContain(`${publicUrl}/quotes/${id}?key=${key}`)
    expect(await textTo(beans.email, id)).toContain(`${publicUrl}/suppliers/${beans.id}#claim`)
    const toOwner = await textTo(OWNER, forOwner.id)
    expect(toOwner).toContain(`${publicUrl}/quotes/${forOwner.id}`)
    expect(toOwner).not.toMatch(/dashboard|key=|#claim/)
    expect(await (await owner(app)).call(getQuote, { id: forOwner.id })).toMatchObject({ seenAs: 'owner' })
  })
})
