import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMailServer, type MailServer } from '#test/stubs/mail-server.ts'
import { PermanentMailError, type OutgoingEmail } from './mail.ts'
import { outboxMail } from './outbox.ts'
import { smtpMail } from './smtp.ts'

const FROM = 'Backdock <no-reply@backdock.example>'
const email = (fields: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  id: randomUUID(),
  to: 'beans@supplier.example',
  replyTo: 'ann@cafe.example',
  subject: 'Quote request from Café Zoë, No. 00482',
  html: '<p>Twelve kilos, “ground”.</p>',
  text: 'Twelve kilos, “ground”.\n.\nA line that is only a full stop stands above.',
  createdAt: new Date('2026-11-21T01:02:03.000Z'),
  ...fields,
})

let folder: string
let mailServer: MailServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backdock-mail-'))
  mailServer = await createMailServer()
})
afterAll(async () => {
  await mailServer.close()
  await rm(folder, { recursive: true })
})

const emlFiles = async () => (await readdir(join(folder, 'outbox'))).toSorted()
const adapters = {
  outbox: { open: () => outboxMail(join(folder, 'outbox'), FROM), received: async () => Promise.all((await emlFiles()).map(parsed)) },
  smtp: { open: () => smtpMail(mailServer.url, FROM), received: async () => mailServer.emails },
}
const parsed = async (name: string) => PostalMime.parse(await readFile(join(folder, 'outbox', name)))

describe('The mail adapters', () => {
  test.for(Object.entries(adapters))('%s: an email arrives complete', async ([, { open, received }]) => {
    const mail = open()
    const sent = email()
    await mail.send(sent)
    await mail.close()
    const arrived = (await received()).find(({ messageId }) => messageId === `<${sent.id}@backdock.example>`)!
    expect(arrived.from).toMatchObject({ name: 'Backdock', address: 'no-reply@backdock.example' })
    expect(arrived.to).toMatchObject([{ address: sent.to }])
    expect(arrived.replyTo).toMatchObject([{ address: sent.replyTo }])
    expect(arrived.subject).toBe(sent.subject)
    expect(arrived.html!.trim()).toBe(sent.html)
    expect(arrived.text!.trim().replaceAll('\r\n', '\n')).toBe(sent.text)
    expect(new Date(arrived.date!)).toEqual(sent.createdAt)
  })

  test.for(Object.entries(adapters))('%s: line breaks in a subject add no headers', async ([, { open, received }]) => {
    const mail = open()
    const sent = email({ subject: 'Hello\r\nBcc: everyone@cafe.example', replyTo: null })
    await mail.send(sent)
    await mail.close()
    const arrived = (await received()).find(({ messageId }) => messageId === `<${sent.id}@backdock.example>`)!
    expect(arrived.bcc ?? []).toEqual([])
    expect(arrived.replyTo ?? []).toEqual([])
  })

  test('outbox: each email is one file even when it is sent again, sorted by time and readable by this user only', async () => {
    const mail = outboxMail(join(folder, 'outbox'), FROM)
    const [later, earlier] = [email({ createdAt: new Date('2026-12-02') }), email({ createdAt: new Date('2026-12-01') })]
    for (const sent of [later, earlier, later]) await mail.send(sent)
    const names = await emlFiles()
    expect(names.slice(-2)).toEqual([`2026-12-01T00-00-00.000Z-${earlier.id}.eml`, `2026-12-02T00-00-00.000Z-${later.id}.eml`])
    const { mode } = await stat(join(folder, 'outbox', names.at(-1)!))
    expect(mode & 0o777).toBe(0o600)
  })

  test.each([
    ['smtp: a server elsewhere that offers no STARTTLS gets nothing', false, '', 'refused'],
    ['smtp: with ?starttls=optional it gets the email', false, '?starttls=optional', 'sent'],
    ['smtp: a server elsewhere that offers STARTTLS gets the email', true, '?tls.rejectUnauthorized=false', 'sent'],
    ['smtp: a certificate that nobody vouches for is refused', true, '', 'refused'],
  ])('%s', async (_, hasStartTls, query, outcome) => {
    // The server says that its certificate is one for tests.
    const warned = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => warned.mockRestore())
    const server = await createMailServer(0, { hasStartTls })
    // This machine as well, but by an address that is not one of the loopback's.
    const mail = smtpMail(server.url.replace('127.0.0.1', '0.0.0.0') + query, FROM)
    const sending = mail.send(email()).then(
      () => 'sent',
      () => 'refused',
    )
    expect([await sending, server.emails.length]).toEqual([outcome, outcome === 'sent' ? 1 : 0])
    await mail.close()
    await server.close()
  })

  test('smtp: a recipient or content with a permanent rejection is not tried again', async () => {
    const mail = smtpMail(mailServer.url, FROM)
    for (const at of ['receiver', 'content'] as const) {
      mailServer.behaviours = [{ refuse: 550, at }]
      await expect(mail.send(email())).rejects.toThrow(PermanentMailError)
    }
    await mail.close()
  })

  test('smtp: an email without a recipient is not tried again', async () => {
    const mail = smtpMail(mailServer.url, FROM)
    await expect(mail.send(email({ to: '' }))).rejects.toThrow(PermanentMailError)
    await mail.close()
  })

  test('smtp: a temporary rejection, or one of the sender, is not permanent', async () => {
    const mail = smtpMail(mailServer.url, FROM)
    mailServer.behaviours = [
      { refuse: 450, at: 'receiver' },
      { refuse: 550, at: 'sender' },
    ]
    for (const responseCode of [450, 550]) {
      const error = await mail.send(email()).catch((reason) => reason)
      expect(error).toMatchObject({ responseCode })
      expect(error).not.toBeInstanceOf(PermanentMailError)
    }
    await mail.close()
  })

  test('smtp: an unreachable server is not a permanent rejection', async () => {
    const closed = await createMailServer()
    await closed.close()
    const mail = smtpMail(closed.url, FROM)
    const failure = await mail.send(email()).catch((reason) => reason)
    expect(failure).toMatchObject({ code: 'ESOCKET' })
    expect(failure).not.toBeInstanceOf(PermanentMailError)
    await mail.close()
  })
})
