import { describe, expect, test } from 'vitest'
import { redactLine, redactText } from './redact.ts'

describe('redactText', () => {
  test.each([
    ['an email address', 'no such mailbox: <Ann.Lee+tea@cafe.example>', 'Ann.Lee+tea@cafe.example'],
    ['the password of a connection string', 'cannot reach postgres://backdock:pa55word@db.example:5432/backdock', 'pa55word'],
    ['a password that holds a colon', 'cannot reach smtps://ann:pa:55:word@mail.example', 'pa:55:word'],
    ['the key of a link', 'GET /quotes/7?key=kE3yq2Tn&tab=files failed', 'kE3yq2Tn'],
    ['an Authorization header', 'refused: Authorization: Bearer sk-12345', 'sk-12345'],
    ['a basic Authorization header', 'refused with Basic YW5uOnBhc3M=', 'YW5uOnBhc3M'],
    ['a cookie', 'sent cookie: session=abcdef', 'session=abcdef'],
    ['a password that is named', 'login with password=hunter22 failed', 'hunter22'],
    ['a password in JSON', 'sent {"password": "hunter22"}', 'hunter22'],
    ['a hash of a password', 'is not $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'c2FsdA'],
    ['a session token', `token ${'aB3-_'.repeat(9)} is unknown`, 'aB3-_'],
    ['what the database could not read', 'invalid input syntax for type integer: "Ann Lee"', 'Ann Lee'],
    ['what is not JSON', `Unexpected token 'A', "Ann Lee" is not valid JSON`, 'Ann Lee'],
    ['the values of a row', 'Failing row contains (7, Ann Lee, null).', 'Ann Lee'],
    ['the values of a key', 'Key (username)=(Ann Lee) already exists.', 'Ann Lee'],
    ['an international phone number', 'call +61 3 5550 0142 back', '5550'],
    ['a local phone number', 'call (03) 5550 0142 back', '5550'],
    ['a mobile number', 'call 0491570156 back', '0491570156'],
    ['the key of a payment provider', 'Invalid API Key provided: sk_test_51Hk2', '51Hk2'],
    ['the secret of webhooks', 'signed with whsec_9aB3', '9aB3'],
    ['what pays an invoice', 'No such payment_intent: pi_3Nq_secret_kE3', 'kE3'],
    ['the number of a card', 'card 4242 4242 4242 4242 was declined', '4242'],
    ['an ABN', 'the ABN 51 824 753 556 is not registered', '824'],
  ])('%s is redacted from a text', (_, text, secret) => {
    expect(text).toContain(secret)
    const redacted = redactText(text)
    expect(redacted).not.toContain(secret)
    expect(redacted).toContain('[redacted]')
  })

  test('details of where an error happened stay', () => {
    for (const text of [
      'TypeError: read is not a function\n    at file:///srv/backdock/src/server/http/pages.ts:120:33',
      'password authentication failed for user "backdock"',
      'duplicate key value violates unique constraint "accounts_email_key"',
      'Quote request 0f8fad5b-d9cb-469f-a165-70867728950e could not be sent at 2026-11-21T12:00:00.123Z',
      'connect ECONNREFUSED 127.0.0.1:5432',
    ])
      expect(redactText(text)).toBe(text)
  })
})

describe('redactLine', () => {
  test('a field that is named after a secret or a person is redacted at any depth', () => {
    const line = JSON.stringify({ requestId: 'r-1', req: { headers: { Cookie: 'a', 'x-owner-authorization': 'b' } }, contactEmail: 'c' })
    expect(JSON.parse(redactLine(line))).toEqual({
      requestId: 'r-1',
      req: { headers: { Cookie: '[redacted]', 'x-owner-authorization': '[redacted]' } },
      contactEmail: '[redacted]',
    })
  })

  test('ids, numbers and times stay, and the line stays one line of JSON', () => {
    const entry = { level: 'error', time: '2026-11-21T12:00:00.123Z', emailId: 'e-1', jobId: 'j-1', pid: 51_824_753_556 }
    expect(redactLine(JSON.stringify(entry))).toBe(`${JSON.stringify(entry)}\n`)
  })
})
