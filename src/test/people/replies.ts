import { createHash, randomUUID } from 'node:crypto'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { timedSignature } from '#server/security/timed-signature.ts'
import type { TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, supplier, type Person } from './people.ts'

// Replies to emails, as a mail server hands them on.

export const DOMAIN = 'reply.backdock.example'
const SECRET = 'the-secret-of-a-mail-server-in-a-test'
export const INCOMING = { INCOMING_MAIL_DOMAIN: DOMAIN, INCOMING_MAIL_SECRET: SECRET }

type Headers = Record<string, string>
export const emailOf = (text: string, headers: Headers = {}) =>
  Object.entries({ From: 'Somebody <a@b.example>', Subject: 'Re: Quote request', 'Message-ID': `<${randomUUID()}@b.example>`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') + `\r\n${text}`

type Sent = { secret: string; at: Date; signed: string | Buffer }

const WEBHOOK = '/api/webhooks/email'

/** Returns what an email is handed on with. `signed` is the body that was signed, where that is another one. */
function handedOn(recipient: string, email: string | Buffer, { secret = SECRET, at = new Date(), signed = email }: Partial<Sent>) {
  const digest = createHash('sha256').update(signed).digest('hex')
  return {
    'content-type': 'message/rfc822',
    'x-email-recipient': recipient,
    'x-email-sha256': digest,
    'x-email-signature': timedSignature(`${recipient}.${digest}`, secret, at),
  }
}

/** Hands an email on. */
export const deliver = (app: TestApp, recipient: string, email: string | Buffer, sent: Partial<Sent> = {}) =>
  app.server.inject({ method: 'POST', url: WEBHOOK, payload: email, headers: handedOn(recipient, email, sent) })

/** Hands an email on to a site at an address, and returns the status of the response. */
export async function deliverTo(address: string, recipient: string, email: string): Promise<number> {
  const { status } = await fetch(`${address}${WEBHOOK}`, { method: 'POST', body: email, headers: handedOn(recipient, email, {}) })
  return status
}

/** A request of a buyer to a supplier, both with confirmed addresses. */
export async function asked(app: TestApp) {
  const [ann, beans] = [await buyer(app), await supplier(app)]
  for (const each of [ann, beans]) await confirmAddressOf(app, each)
  const { id } = await ann.call(requestQuote, {
    supplierId: beans.supplierId,
    businessName: 'Corner Cafe',
    contactEmail: ann.email,
    requirements: '12 kg of beans',
  })
  return { ann, beans, id }
}

export const emailsTo = async (app: TestApp, { email }: Pick<Person, 'email'>) =>
  (await app.emails()).filter(({ to }) => to?.[0]?.address === email)
export const replyToOf = async (app: TestApp, person: Person) => (await emailsTo(app, person)).at(-1)!.replyTo![0]!.address!
export const messagesOf = async (person: Person, id: string) =>
  (await person.call(getQuote, { id })).history.flatMap(({ step, by, note }) => (step === 'message' ? [[by, note]] : []))
export const statusOf = async (person: Person, id: string) => (await person.call(getQuote, { id })).status
