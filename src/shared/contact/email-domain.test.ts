import { domainToASCII, domainToUnicode } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isEmailAddress, typedEmail } from './email-address.ts'
import { asciiDomain, readableDomain, spellingsOf } from './email-domain.ts'

/** A domain as it is stored and shown, and other spellings of it. */
const SPELLINGS: Record<string, string[]> = {
  'bücher.example': [
    'xn--bcher-kva.example',
    'XN--BCHER-KVA.EXAMPLE',
    'Xn--Bcher-Kva.example',
    'BÜCHER.example',
    'Bücher.Example',
    'bu\u0308cher.example',
    'bü\u00adcher.example',
    'b\u200bücher.example',
    'bücher。example',
    'bücher．example',
    'bücher｡example',
    'ｂücher.example',
  ],
  'straße.example': ['xn--strae-oqa.example', 'STRAẞE.example', 'Straße.Example'],
  'münchen.bücher.example': ['xn--mnchen-3ya.bücher.example', 'xn--mnchen-3ya.xn--bcher-kva.example', 'MÜNCHEN.xn--bcher-kva.example'],
  'пример.рф': ['xn--e1afmkfd.xn--p1ai', 'ПРИМЕР.РФ', 'Пример.xn--p1ai'],
  'café.рф': ['xn--caf-dma.xn--p1ai', 'cafe\u0301.рф'],
  'σίσυφος.example': [domainToASCII('σίσυφος.example')],
  '测试.中国': ['xn--0zwm56d.xn--fiqs8s', '测试。中国'],
  'مثال.example': ['xn--mgbh0fb.example'],
  'tea茶.example': ['TEA茶.example', domainToASCII('tea茶.example')],
  'コーヒー屋.example': [domainToASCII('コーヒー屋.example')],
  'काफी.example': [domainToASCII('काफी.example')],
  // Scripts that look alike in one word.
  'xn--pypal-4ve.example': ['pаypal.example', 'PАYPAL.example'],
}

describe('One domain', () => {
  test('has one spelling, whichever it is typed in', () => {
    for (const [stored, others] of Object.entries(SPELLINGS))
      for (const typed of [stored, ...others]) {
        expect([typed, typedEmail(`ann@${typed}`)]).toEqual([typed, `ann@${stored}`])
        expect([typed, isEmailAddress(typedEmail(`ann@${typed}`))]).toEqual([typed, true])
      }
  })

  test('is apart from those that only look like it', () => {
    for (const [one, other] of [
      ['straße.example', 'strasse.example'],
      ['bücher.example', 'bucher.example'],
      ['bücher.example', 'buecher.example'],
      ['сafé.example', 'café.example'],
    ] as const)
      expect(typedEmail(`ann@${one}`)).not.toBe(typedEmail(`ann@${other}`))
  })

  test('of ASCII alone stays as it is typed, and so does what is none', () => {
    for (const domain of [
      'cafe.example',
      'Cafe.Example',
      'xn--.example',
      'xn--a.example',
      'xn--zzzzzzzzzz99999.example',
      'bücher..example',
      'ü/ü',
    ])
      expect([domain, readableDomain(domain)]).toEqual([domain, domain])
  })

  test('that is too long in its ASCII spelling is none', () => {
    expect(isEmailAddress(`ann@${'ü'.repeat(63)}.example`)).toBe(false)
    expect(asciiDomain('ü'.repeat(63))).toBeNull()
  })

  test('is read as the language of the machine reads it', () => {
    for (const domain of Object.keys(SPELLINGS).filter((each) => !each.startsWith('xn--'))) {
      expect(asciiDomain(domain)).toBe(domainToASCII(domain))
      expect(readableDomain(domainToASCII(domain))).toBe(domainToUnicode(domainToASCII(domain)))
    }
  })

  test('is looked for in both', () => {
    expect(spellingsOf('Ann@XN--BCHER-KVA.example')).toEqual(['ann@bücher.example', 'ann@xn--bcher-kva.example'])
    expect(spellingsOf('Ann@Cafe.example')).toEqual(['ann@cafe.example'])
    expect(spellingsOf('ann')).toEqual(['ann'])
  })
})
