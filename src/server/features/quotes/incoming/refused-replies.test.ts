import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { asked, deliver, DOMAIN, emailOf, INCOMING, messagesOf, replyToOf } from '#test/people/replies.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ...INCOMING, OWNER_EMAIL: 'olga@backdock.example' })
})
afterAll(() => app.stop())

describe('What POST /api/webhooks/email refuses', () => {
  test('an email without the signature, an old one and a changed one are 400, and nothing is added', async () => {
    const { beans, id } = await asked(app)
    const address = await replyToOf(app, beans)
    const sent = [
      await deliver(app, address, emailOf('No.'), { secret: 'another secret of another server' }),
      await deliver(app, address, emailOf('No.'), { at: new Date(Date.now() - 400_000) }),
      await deliver(app, address, emailOf('No.'), { signed: 'another body' }),
      await app.server.inject({
        method: 'POST',
        url: '/api/webhooks/email',
        payload: 'No.',
        headers: { 'content-type': 'message/rfc822' },
      }),
    ]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
    expect(await messagesOf(beans, id)).toEqual([])
  })

  test('an address that is none, of another request, or of a listing that has another address by now is 404', async () => {
    const [{ beans, id }, other] = [await asked(app), await asked(app)]
    const [address, others] = [await replyToOf(app, beans), await replyToOf(app, other.beans)]
    const swapped = address.slice(0, 34) + others.slice(34)
    const asBuyer = `rb${address.slice(2)}`
    for (const to of ['hello@reply.backdock.example', `x@${DOMAIN}`, address.replace(DOMAIN, 'elsewhere.example'), swapped, asBuyer])
      expect([to, (await deliver(app, to, emailOf('No.'))).statusCode]).toEqual([to, 404])
    await app.context.db.updateTable('suppliers').set({ email: 'new@shed.example' }).where('id', '=', beans.supplierId).execute()
    expect((await deliver(app, address, emailOf('No.'))).statusCode).toBe(404)
    expect(await messagesOf(beans, id)).toEqual([])
  })

  test('a closed request, and an email without words of its own, say why: the mail server sends them back', async () => {
    const { beans, ann, id } = await asked(app)
    const address = await replyToOf(app, beans)
    expect((await deliver(app, address, emailOf('> only what was there'))).json()).toMatchObject({
      status: 400,
      detail: expect.stringContaining('no text'),
    })
    await ann.call(withdrawQuote, { id, reason: null })
    expect((await deliver(app, address, emailOf('Sorry, we do sell it.'))).json()).toMatchObject({ status: 409 })
    // Of a closed request the email leads to the other side itself.
    expect(await replyToOf(app, beans)).toBe(ann.email)
  })

  test('a long email is cut, and bytes that are none do no harm', async () => {
    const { beans, id } = await asked(app)
    const address = await replyToOf(app, beans)
    expect((await deliver(app, address, emailOf('word '.repeat(5_000)))).statusCode).toBe(200)
    const [[, note]] = (await messagesOf(beans, id)) as [[string, string]]
    expect(note.length).toBeLessThanOrEqual(5_000)
    expect(note).toContain('Please ask for the rest')
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from([0xff, 0xfe, 0, 1, 2]),
      Buffer.from('\u0000\u0007'),
      Buffer.alloc(200_000, 'a: b\r\n'),
    ])
      expect((await deliver(app, address, bytes)).statusCode).toBeLessThan(500)
  })
})
