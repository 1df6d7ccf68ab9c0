import { describe, expect, test } from 'vitest'
import { renderEmail } from '#web/emails/emails.tsx'

const EMAIL = { kind: 'confirm-email', facts: { token: 'T0ken' } } as const
const siteOwner = { email: null, business: null }
const rendered = (texts: Record<string, string> = {}) =>
  renderEmail(EMAIL, 'https://backdock.example', null, { operator: siteOwner, texts })

describe('The greeting and the sign-off of emails', () => {
  test('every email has them in HTML and text, as the owner has written them', async () => {
    const original = await rendered()
    for (const part of [original.html, original.text]) {
      expect(part).toContain('Hello,')
      expect(part).toContain('The team of Backdock')
    }
    const changed = await rendered({ 'emails.frame.greeting': 'Morning <b>all</b>,', 'emails.frame.signOff': 'Jo at {brand}' })
    expect(changed.html).toContain('Morning &lt;b&gt;all&lt;/b&gt;,')
    expect(changed.text).toContain('Morning <b>all</b>,')
    expect(changed.text).toContain('Jo at Backdock')
    expect(changed.text).not.toContain('Hello,')
  })

  test('an empty greeting is left out', async () => {
    const { html } = await rendered({ 'emails.frame.greeting': '' })
    expect(html).not.toContain('Hello,')
  })
})
