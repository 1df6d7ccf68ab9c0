import { describe, expect, test } from 'vitest'
import { PASSWORD_LEAST } from '#contract/accounts.ts'
import { isCommonPassword } from '#server/common-passwords.ts'
import { hashPassword, isPassword } from './passwords.ts'

describe('isPassword', () => {
  test('a password is verified against its hash, and the same password gets another hash each time', async () => {
    const [first, second] = [await hashPassword('seven green crates'), await hashPassword('seven green crates')]
    expect(first).not.toBe(second)
    expect(await isPassword(first, 'seven green crates')).toBe(true)
    expect(await isPassword(first, 'Seven green crates')).toBe(false)
  })

  test('no password matches a missing hash', async () => {
    for (const password of ['', 'seven green crates']) expect(await isPassword(undefined, password)).toBe(false)
  })
})

describe('isCommonPassword', () => {
  test('a common password is recognised in any letter case, and other passwords are not common', () => {
    for (const password of ['123456', 'password', 'PassWord', 'qwerty123', 'letmein'])
      expect([password, isCommonPassword(password)]).toEqual([password, true])
    for (const password of ['seven green crates', 'xK9#vTq2', '1'.repeat(PASSWORD_LEAST - 1)])
      expect([password, isCommonPassword(password)]).toEqual([password, false])
  })
})
