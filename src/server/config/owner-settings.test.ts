import { describe, expect, test } from 'vitest'
import { messageFor } from '#test/programs/setting-error.ts'
import { readConfig } from './config.ts'

describe('The settings of who runs the marketplace', () => {
  test("OWNER_PASSWORD requires OWNER_EMAIL and follows the rules for every account's password", () => {
    const OWNER_EMAIL = 'owner@backdock.example'
    expect(messageFor({ OWNER_PASSWORD: 'sixteen brown crates' })).toMatch(/^OWNER_EMAIL is missing: OWNER_PASSWORD makes/)
    for (const OWNER_PASSWORD of ['short', 'password1', 'x'.repeat(201)])
      expect(messageFor({ OWNER_EMAIL, OWNER_PASSWORD })).toMatch(/^OWNER_PASSWORD must have 6 to 200 characters .*: choose another\.$/)
    expect(readConfig({ OWNER_EMAIL }).ownerPassword).toBeNull()
  })

  test('CONTACT_EMAIL, which everybody sees, cannot be the address with which the owner signs in', () => {
    const OWNER_EMAIL = 'owner@backdock.example'
    expect(messageFor({ OWNER_EMAIL, CONTACT_EMAIL: 'Owner@Backdock.example' })).toMatch(
      /^CONTACT_EMAIL is OWNER_EMAIL, .*: .* give another/,
    )
    expect(readConfig({ OWNER_EMAIL, CONTACT_EMAIL: 'hello@backdock.example' }).contactEmail).toBe('hello@backdock.example')
  })
})
