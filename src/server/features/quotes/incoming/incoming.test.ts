import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessage } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { asked, deliver, DOMAIN, emailOf, emailsTo, INCOMING, messagesOf, replyToOf, statusOf } from '#test/people/replies.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ...INCOMING, OWNER_EMAIL: 'olga@backdock.example' })
})
afterAll(() => app.stop())

describe('POST /api/webhooks/email', () => {
  test("a supplier's reply stands in the thread, counts as its answer, and reaches the buyer, whose reply comes back the same way", async () => {
    const { ann, beans, id } = await asked(app)
    const address = await replyToOf(app, beans)
    expect(address).toMatch(new RegExp(`^r[bs][0-9a-f]{56}@${DOMAIN}$`))
    const words = (await emailsTo(app, beans)).at(-1)!.text!.replaceAll(/\s+/g, ' ')
    expect(words).toContain('Or reply to this email')
    expect(
      (
        await deliver(
          app,
          address.toUpperCase(),
          emailOf('$34 a kilo.\r\n\r\nOn Mon, 30 Nov 2026 at 9:12, Backdock <x@y.example> wrote:\r\n> A'),
        )
      ).statusCode,
    ).toBe(200)
    expect(await messagesOf(beans, id)).toEqual([['supplier', '$34 a kilo.']])
    expect(await statusOf(ann, id)).toBe('replied')
    const answered = await app.context.db
      .selectFrom('quoteRequests')
      .select('firstAnsweredAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(answered.firstAnsweredAt).not.toBeNull()
    expect((await emailsTo(app, ann)).at(-1)!.text).toContain('$34 a kilo.')
    const back = await replyToOf(app, ann)
    expect(back).not.toBe(address)
    expect((await deliver(app, back, emailOf('Fine, on Tuesday?'))).statusCode).toBe(200)
    expect(await messagesOf(beans, id)).toEqual([
      ['supplier', '$34 a kilo.'],
      ['buyer', 'Fine, on Tuesday?'],
    ])
    expect((await emailsTo(app, beans)).at(-1)!.text).toContain('Fine, on Tuesday?')
  })

  test('the same email is taken once, also when it is handed on twice at a time', async () => {
    const { beans, id } = await asked(app)
    const address = await replyToOf(app, beans)
    const email = emailOf('Once.')
    const results = await Promise.all([deliver(app, address, email), deliver(app, address, email)])
    expect([...results, await deliver(app, address, email)].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await messagesOf(beans, id)).toEqual([['supplier', 'Once.']])
    const without = emailOf('Without an id.').replace(/Message-ID: .*\r\n/, '')
    for (const _ of [1, 2]) expect((await deliver(app, address, without)).statusCode).toBe(200)
    expect(await messagesOf(beans, id)).toHaveLength(2)
  })

  test('HTML is read without what it quotes, and a file is named and not kept', async () => {
    const { beans, id } = await asked(app)
    const email = [
      'From: a@b.example',
      'Message-ID: <html@b.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>It is <b>$9</b>.</p><div class="gmail_quote"><div class="gmail_attr">On Monday somebody wrote:</div>Old words</div>',
      '--x',
      'Content-Type: application/pdf; name="prices.pdf"',
      'Content-Disposition: attachment; filename="prices.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0=',
      '--x--',
      '',
    ].join('\r\n')
    expect((await deliver(app, await replyToOf(app, beans), email)).statusCode).toBe(200)
    const [[, note]] = (await messagesOf(beans, id)) as [[string, string]]
    expect(note).toBe(
      'It is $9.\n\n(Attached to the email and not kept here: prices.pdf. Please ask the supplier to send it to your own address.)',
    )
  })

  test('what a program has sent changes nothing', async () => {
    const { beans, id } = await asked(app)
    const address = await replyToOf(app, beans)
    for (const headers of [
      { 'Auto-Submitted': 'auto-replied' },
      { Precedence: 'bulk' },
      { 'Return-Path': '<>' },
      { 'X-Autoreply': 'yes' },
      { 'Content-Type': 'multipart/report; boundary=x' },
    ])
      expect((await deliver(app, address, emailOf('I am away.', headers as unknown as Record<string, string>))).statusCode).toBe(200)
    expect([await messagesOf(beans, id), await statusOf(beans, id)]).toEqual([[], 'new'])
  })
})

describe('Without the settings', () => {
  test('emails lead to the other side itself, say how to record the answer, and the address is unknown', async () => {
    const plain = await createTestApp()
    const { ann, beans, id } = await asked(plain)
    await ann.call(sendMessage, { id, text: 'Hello?' })
    const toBeans = (await plain.emails()).filter(({ to }) => to?.[0]?.address === beans.email)
    expect(toBeans.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual([ann.email, ann.email])
    expect(toBeans[0]?.text?.replaceAll(/\s+/g, ' ')).toContain('Then press “Answered by email or phone”')
    expect((await deliver(plain, `x@${DOMAIN}`, emailOf('Hi'))).statusCode).toBe(404)
    await plain.stop()
  })
})
