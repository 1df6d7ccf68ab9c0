import { describe, expect, test } from 'vitest'
import type { EmailMessage } from '#contract/emails/emails.ts'
import type { SiteOwner } from '#contract/site/site-owner.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const business = { name: 'Dock <Lane> Pty Ltd', abn: '51824753556', address: '1 Dock Lane, Preston VIC 3072' }
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee' as const }
const figures = { views: 7, inquiries: 1, requests: 2, medianMinutes: null }

/** What is sent because it may be good for the one who sends it. */
const COMMERCIAL: EmailMessage[] = [
  { kind: 'newsletter-confirm', facts: { token: 'T0ken' } },
  { kind: 'newsletter-welcome', facts: {} },
  { kind: 'newsletter-issue', facts: { issueId: null, subject: 'Milk', introduction: 'Hello.', resources: [] } },
  { kind: 'search-alert', facts: { supplier, search: 'beans', location: null } },
  {
    kind: 'weekly-figures',
    facts: { supplier, category: 'Coffee', from: '2026-10-12', last: figures, before: figures, median: null, searches: [] },
  },
  { kind: 'review-invitation', facts: { supplier, buyer: 'Corner Cafe', serial: 482 } },
]
const rendered = (email: EmailMessage, siteOwner: SiteOwner) => renderEmail(email, ORIGIN, null, { operator: siteOwner, texts: {} })
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe('The last lines of an email', () => {
  test.for(COMMERCIAL)('$kind: they name the business, its ABN and its address, and the address for questions', async (email) => {
    const { html, text } = await rendered(email, { email: 'hello@market.example', business })
    expect(words(text)).toMatch(
      /Backdock is run by Dock <Lane> Pty Ltd, ABN 51 824 753 556, 1 Dock Lane, Preston VIC 3072\. Write to us: hello@market\.example$/,
    )
    expect(html).toContain('run by Dock &lt;Lane&gt; Pty Ltd, ABN 51 824 753 556')
    expect(html).toContain('href="mailto:hello@market.example"')
  })

  test.for(COMMERCIAL)('$kind: without a business they are the address for questions', async (email) => {
    const { text } = await rendered(email, { email: 'hello@market.example', business: null })
    expect(words(text)).toMatch(/ Write to us: hello@market\.example$/)
    expect(text).not.toContain('ABN')
  })

  test('where nothing is set they are missing', async () => {
    const { text } = await rendered(COMMERCIAL[0]!, { email: null, business: null })
    expect(text).not.toMatch(/Write to us|is run by/)
  })
})
