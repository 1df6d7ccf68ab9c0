import { describe, expect, test } from 'vitest'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'

describe('The welcome', () => {
  test('a supplier reads three steps, each with the page where it is done', async () => {
    const facts = { supplier: { id: 7, businessName: 'Tin Shed Coffee' } }
    const { subject, text } = await renderEmail({ kind: 'supplier-welcome', facts }, ORIGIN)
    expect(subject).toBe('Tin Shed Coffee on Backdock: three steps to your first request')
    for (const step of ['1. Say where', '2. Add three', '3. Answer with']) expect(text).toContain(step)
    for (const path of ['?tab=profile#delivery', '?tab=products', '?tab=quotes', '/suppliers/7'])
      expect(text.replaceAll(/\s/g, '')).toContain(path)
  })

  test('a buyer reads three steps, from a search to what is ordered each week', async () => {
    const { text } = await renderEmail({ kind: 'buyer-welcome', facts: {} }, ORIGIN)
    for (const step of ['1. Find who', '2. Ask several', '3. Keep what']) expect(text).toContain(step)
    for (const path of ['/suppliers', '/quotes', '/order-lists']) expect(text).toContain(ORIGIN + path)
  })
})
