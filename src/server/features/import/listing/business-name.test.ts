import { describe, expect, test } from 'vitest'
import { businessNameOf } from './business-name.ts'
import { importKeyOf } from './import-key.ts'

describe('Business names and their import keys', () => {
  test('a name stays as published, unless it is all in capitals', () => {
    const names = {
      'SNAP PRINTING': 'Snap Printing',
      'TAKANASHI MILK OCEANIA PTY. LTD.': 'Takanashi Milk Oceania Pty. Ltd.',
      "O'BRIEN & MCDONALD PTY LTD": "O'Brien & McDonald Pty Ltd",
      'FQP FOOD SERVICES': 'FQP Food Services',
      'ABC FISH OF ST KILDA': 'ABC Fish of St Kilda',
      '7ELEVEN CAFÉ': '7ELEVEN Café',
      ISS: 'ISS',
      iCake: 'iCake',
      "JT'S Fruit & Veg Supplies": "JT'S Fruit & Veg Supplies",
      'okim  seafoods': 'okim seafoods',
    }
    for (const [published, shown] of Object.entries(names)) expect(businessNameOf(published)).toBe(shown)
  })

  test('a business at an address has one key, however it is typed', () => {
    const key = importKeyOf('Café & Co Pty Ltd', '12 High Street, St Kilda VIC 3182')
    expect(key).toBe('cafe and co|12 high street st kilda vic 3182')
    expect(importKeyOf('CAFE and Co. PTY. LIMITED', '12 High Street St Kilda, VIC 3182')).toBe(key)
    expect(importKeyOf('Café & Co', '14 High Street, St Kilda VIC 3182')).not.toBe(key)
    expect(importKeyOf('Limited', null)).toBe('limited|')
  })

  test('a name of invisible characters is empty, and invisible characters around a name are removed', () => {
    expect(['\u200b\u3164', '\ufeff Bean\u200b \u00a0Co\u200b', 'Cafe\u0301 Co'].map(businessNameOf)).toEqual([
      '',
      'Bean Co',
      'Caf\u00e9 Co',
    ])
  })
})
