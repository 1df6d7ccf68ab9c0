import { describe, expect, test } from 'vitest'
import { MAX_RANGES } from './delivery.ts'
import { updateSupplier } from './supplier-profile.ts'

/** Returns the error messages of a change, by field. */
function messagesOf(change: Record<string, unknown>): Record<string, string> {
  const { error } = updateSupplier.body!.safeParse(change)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('updateSupplier', () => {
  test('pictures are absolute addresses or our own uploads, and websites are absolute addresses', () => {
    const upload = '/uploads/0123456789abcdef0123456789abcdef0123.webp'
    for (const logoUrl of ['https://tinshed.example/logo.png', 'http://tinshed.example/l', upload])
      expect(messagesOf({ logoUrl })).toEqual({})
    const invalid = ['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/x.png', '/uploads/../api/me', '/logo.png', 'logo']
    for (const logoUrl of invalid)
      expect(messagesOf({ logoUrl })).toEqual({ logoUrl: 'Please upload a picture, or enter an address that starts with https://.' })
    for (const website of [...invalid, 'ftp://tinshed.example', 'tinshed.example', upload])
      expect(messagesOf({ website })).toEqual({ website: 'Please enter an address that starts with https://.' })
  })

  test('a value outside the limits of a listing has a sentence at its field', () => {
    const wrong = {
      businessName: 'x'.repeat(121),
      category: 'Fireworks',
      description: 'x'.repeat(5001),
      email: 'orders at tinshed',
      state: 'Kent',
      postcode: '30510',
      tags: Array.from({ length: 13 }, (_, index) => `Tag ${index}`),
      abn: '51 824 753 557',
      cutOff: '25:00',
      minimumOrderCents: -1,
    }
    const wrongInLists = {
      deliveryDays: ['someday'],
      serviceArea: [{ from: '3207', to: '3000' }],
      differentiators: [{ title: 'Cheap', description: ' ' }],
    }
    const messages = messagesOf({ ...wrong, ...wrongInLists })
    const fields = [...Object.keys(wrong), 'deliveryDays.0', 'serviceArea.0.to', 'differentiators.0.description']
    expect(Object.keys(messages).toSorted()).toEqual(fields.toSorted())
    for (const message of Object.values(messages)) expect(message).toMatch(/^(Please|This|The first) .*\.$/)
    expect(messagesOf({ serviceArea: Array.from({ length: MAX_RANGES + 1 }, () => ({ from: '3000', to: '3000' })) })).toHaveProperty(
      'serviceArea',
    )
    expect(messagesOf({ differentiators: Array.from({ length: 4 }, () => ({ title: 'Fresh', description: 'Daily' })) })).toHaveProperty(
      'differentiators',
    )
  })

  test('an ABN is checked by its checksum, and stored as eleven digits', () => {
    const stored = (abn: string) => updateSupplier.body!.parse({ abn }).abn
    for (const abn of ['51 824 753 556', '51824753556', ' 51 824753 556 ', '51-824-753-556', '51,824,753,556', "'51824753556"])
      expect([abn, stored(abn)]).toEqual([abn, '51824753556'])
    for (const abn of ['51 824 753 557', '15 824 753 556', '5182475355', '01 824 753 556', '5.18248E+10', '51824753556.0'])
      expect(messagesOf({ abn })).toEqual({ abn: 'This is not an ABN: please check its 11 digits.' })
  })
})
