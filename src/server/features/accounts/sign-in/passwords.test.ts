import { describe, expect, test } from 'vitest'
import { MIN_PASSWORD } from '#contract/accounts/accounts.ts'
import { readFileSync } from 'node:fs'
import { holdsName, isCommonPassword } from '#server/security/common-passwords.ts'
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
    for (const password of ['seven green crates', 'xK9#vTq2', '1'.repeat(MIN_PASSWORD - 1)])
      expect([password, isCommonPassword(password)]).toEqual([password, false])
  })

  test('ten thousand passwords are common', () => {
    const text = readFileSync(new URL('../../../security/common-passwords.txt', import.meta.url), 'latin1')
    const listed = text.split('\n').filter((line) => line !== '' && !line.startsWith('# ') && line !== '#')
    expect(new Set(listed).size).toBe(10_000)
    expect(listed.filter((password) => !isCommonPassword(password))).toEqual([])
    for (const password of ['firestorm', 'Nissan1', 'fkbyjxrf', 'supplier'])
      expect([password, isCommonPassword(password)]).toEqual([password, true])
    for (const password of ['', '\n']) expect(isCommonPassword(password)).toBe(false)
  })
})

describe('holdsName', () => {
  const NAMES = ['Ann Bell', 'ann@cafe.example', 'Bell Street Coffee', null]

  test('a password holds a name in any case, with signs and digits, and the name of the site', () => {
    for (const password of [
      'annbell',
      'ANN-BELL-7',
      'my 4nn.be11!',
      'Ann',
      'ann2026',
      '9ann!',
      'bell street coffee',
      'Backdock 1',
      'b4ckd0ck!',
      'backdock-x-backdock',
      'Backdock password',
    ])
      expect([password, holdsName(password, NAMES)]).toEqual([password, true])
  })

  test('a short name within a word is no name, neither is a part of one, and enough besides it makes a password', () => {
    for (const password of ['planning ahead', 'bells of sydney', '123456', '', '-', 'seven green crates', 'backdock is where kettles sing'])
      expect([password, holdsName(password, NAMES)]).toEqual([password, false])
  })
})
