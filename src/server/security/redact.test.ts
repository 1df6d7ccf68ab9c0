import { describe, expect, test } from 'vitest'
import { leastCpuMs } from '#test/clock/cpu-time.ts'
import { redactLine, redactText } from './redact.ts'
import { RULES } from './redaction-rules.ts'

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
    ['the values of a key over an expression', 'Key (lower(username))=(ann lee) already exists.', 'ann lee'],
    ['a part of what is not JSON', `Unexpected token 'A', ..."name": Ann Le"... is not valid JSON`, 'Ann Le'],
    ['the values of a row that has brackets', 'Key (a)=(Ann) exists. Failing row contains (7, Ann (Lee), null).', 'Ann'],
    ['several phone numbers', 'call 0491 570 156 0491 570 157, (03) 5550 0142', '570'],
    ['an email address after another word', 'mailto:ann@cafe.example', 'ann@'],
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

describe('a text that is cut', () => {
  const SECRETS: [what: string, before: string, secret: string, after: string][] = [
    ['an email address', 'to <', 'ann.lee@cafe.example', '>'],
    ['the password of a connection string', 'at postgres://backdock:', 'pa55word-of-the-database', '@db.example/x'],
    ['the key of a link', 'GET /quotes/7?key=', 'kE3yq2TnkE3yq2Tn', ' failed'],
    ['an Authorization header', 'Authorization: Bearer ', 'sk-12345-67890', ' refused'],
    ['a named password', 'login with password=', 'hunter22hunter22', ' failed'],
    ['a hash of a password', 'is not ', '$argon2id$v=19$c2FsdA$aGFzaA', ' at all'],
    ['a session token', 'unknown token: ', 'aB3-_'.repeat(9), ' at all'],
    ['what the database could not read', 'invalid input syntax for type integer: "', 'Ann "the boss" Lee of Preston', '" at x'],
    ['what is not JSON', `Unexpected token 'A', "`, 'Ann "the boss" Lee of Preston', '" is not valid JSON'],
    ['the values of a row', 'Failing row contains (', '7, Ann (the boss) Lee of Preston, null', ').'],
    ['a phone number', 'call ', '+61 3 5550 0142', ' back'],
    ['a phone number in brackets', 'call ', '(03) 5550 0142', ' back'],
    ['the number of a card', 'card ', '4242 4242 4242 4242', ' was declined'],
    ['an ABN', 'the ABN ', '51 824 753 556', ' is not registered'],
    ['the secret of webhooks', 'signed with ', 'whsec_9aB3whsec_9aB3', ' before'],
  ]

  test.each(SECRETS)('%s that the cut goes through is not left in part', (_, before, secret, after) => {
    const [filler, most] = ['so '.repeat(80), 200]
    // Every place of the cut, from before the secret to behind it.
    for (let shift = 0; shift <= secret.length + 2; shift++) {
      const start = most - shift
      const text = `${filler.slice(0, start - before.length - 1)} ${before}${secret}${after} and so on`
      const redacted = redactText(text, most)
      expect(redacted.length).toBeLessThan(most + 40)
      for (const part of partsOf(secret)) expect([shift, redacted.slice(before.length)]).not.toEqual([shift, expect.stringContaining(part)])
    }
  })
  /** The parts of a secret that would tell something: any four of its characters. */
  const partsOf = (secret: string) => Array.from({ length: secret.length - 3 }, (_, at) => secret.slice(at, at + 4))

  test('a path leaves 200 characters, a stack 8 KB and any other text 2 KB', () => {
    const words = 'word '.repeat(4_000)
    const { path, msg, err } = JSON.parse(redactLine(JSON.stringify({ path: words, msg: words, err: { message: words, stack: words } })))
    expect([path, msg, err.message, err.stack].map(({ length }) => length)).toEqual([200, 2_045, 2_045, 8_190])
  })
})

describe('a text that is made to take long', () => {
  const LONG = 16_384
  const filled = (piece: string) => piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG)
  const WORST: Record<keyof typeof RULES, string[]> = {
    userOfAddress: [filled('a.'), filled('a://'), `a://${filled('a')}`, filled('a.a://')],
    query: [filled('?a'), `?${filled('a')}`, filled('?a=?'), filled('&.[')],
    authorization: [`Bearer${filled(' ')}"`, filled('Bearer '), filled('Basic\n\n"')],
    namedSecret: [`password${filled(' ')}`, `password=${filled(' ')}"`, filled('password ='), filled('api-key"')],
    passwordHash: [`$${filled('a')}`, filled('$a'), filled('$$a'), filled('$a$"')],
    emailAddress: [filled('a'), filled('@'), `${filled('a')}@`, `@ ${filled('a')}`, filled('a.a@ ')],
    unreadValue: [filled('invalid input syntax for '), filled('invalid input value for x: '), `invalid input syntax for x: ${filled('"')}`],
    unreadJson: [filled('"'), ` is not valid JSON${filled('"')}`, filled('" is not valid JSON')],
    databaseRow: [filled('Key ('), filled('Key (a)=('), filled('Failing row contains ('), `Failing row contains (${filled(')')}`],
    phoneNumbers: [filled('(00-'), filled('00 00-'), filled('+1 '), filled('0'), filled('(00)'), filled('+0 1-'), `${filled('00 ')}x`],
    abn: [filled('12 345 678 90'), filled('1'), filled('12 '), filled('12 345 678 901.')],
    paymentKey: [`pi_${filled('a')}`, filled('pi_'), filled('pi_a '), filled('_secret_'), filled('sk_live')],
    cardNumber: [filled('1'), filled('1 '), filled('1-2 '), filled(' 1234 5678 9012 345')],
    longToken: [filled('a'), filled('a-'), filled(`${'a'.repeat(39)} `)],
  }

  /** A millisecond is usual; the square of the text takes hundreds. */
  const LINEAR_MS = 50

  test.each(Object.entries(WORST))(
    '%s is looked for in 16 KB of it in a time that does not grow with the square of the text',
    async (rule, texts) => {
      for (const text of texts)
        expect([text.slice(0, 20), (await leastCpuMs(5, () => RULES[rule]!(text))) < LINEAR_MS]).toEqual([text.slice(0, 20), true])
    },
  )

  test('every rule has such texts', () => {
    expect(Object.keys(WORST)).toEqual(Object.keys(RULES))
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
