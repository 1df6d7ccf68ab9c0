import { expect, test } from 'vitest'
import type { ChangedOrigin, OriginChangeEmail } from '#contract/seafood/origin-emails.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const change: ChangedOrigin = { item: 'Barramundi', before: 'australian', origin: 'imported', from: '2026-12-19' }
const render = async (fields: Partial<OriginChangeEmail> = {}) => {
  const facts = { supplier: { id: 7, businessName: 'Tin Shed Seafood' }, changes: [change], count: 1, ...fields }
  const { subject, text } = await renderEmail({ kind: 'origin-change', facts }, ORIGIN)
  return { subject, text: text.replaceAll(/\s+/g, ' ') }
}

test('The email about an origin says old and new with its letter and first day, and leads to the record', async () => {
  const { subject, text } = await render()
  expect(subject).toBe('Tin Shed Seafood changes where 1 seafood item is from')
  for (const part of ['Barramundi', 'Australian → Imported (I) from Sat 19 Dec 2026', 'three months', `${ORIGIN}/venue/seafood`])
    expect(text).toContain(part)
})

test('What was not said before is not said to have been anything', async () => {
  expect((await render({ changes: [{ ...change, before: null, origin: 'mixed' }] })).text).toContain('Origin not said → Mixed origin (M)')
})

test('Of many changes it says how many there are, and of those that may not be shown the number only', async () => {
  expect((await render({ changes: Array.from({ length: 20 }, () => change), count: 34 })).text).toContain('The first 20 of 34')
  const { subject, text } = await render({ changes: [], count: 3 })
  expect(subject).toBe('Tin Shed Seafood changes where 3 seafood items are from')
  expect(text).not.toMatch(/Barramundi|The first 20/)
})
