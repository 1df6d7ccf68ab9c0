import { describe, expect, test } from 'vitest'
import { subjectInWords, subjectPath } from './audit-subject.ts'

describe('The subject of an entry of the audit', () => {
  test('it has the name of the thing, a supplier also its number, and leads there', () => {
    expect(subjectInWords({ subject: 'supplier 73', named: 'Tin Shed Coffee' })).toBe('Tin Shed Coffee (no. 73)')
    expect(subjectInWords({ subject: 'newsletter issue e5c4', named: 'Cheaper milk' })).toBe('Cheaper milk')
    expect(subjectInWords({ subject: 'home page', named: null })).toBe('home page')
    expect(subjectPath({ subject: 'supplier 73', action: 'supplier.change' })).toBe('/owner/dashboard?tab=suppliers&edit=73')
    expect(subjectPath({ subject: 'account Ann', action: 'two-factor.reset' })).toBe('/owner/dashboard?tab=people&search=Ann')
    expect(subjectPath({ subject: 'home.hero.title', action: 'content.change' })).toBe('/owner/dashboard?tab=site&search=home.hero.title')
  })

  test('what was deleted, and what is nowhere, is no link', () => {
    for (const [subject, action] of [
      ['supplier 73', 'supplier.delete'],
      ['account 5b0e', 'account.remove'],
      ['enquiry 5b0e', 'enquiry.remove'],
      ['/old-page', 'redirect.add'],
    ] as const)
      expect(subjectPath({ subject, action })).toBeUndefined()
  })
})
