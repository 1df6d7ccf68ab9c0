import { expect, test } from 'vitest'
import { isPersonal } from './personal-pages.ts'

test('pages that need a session or a key are personal, and none that everybody reads', () => {
  const personal = [
    '/quotes',
    '/quotes/7',
    '/quotes/bulk/3?key=k',
    '/account?x=1',
    '/owner/dashboard',
    '/admin/content',
    '/auth?mode=register',
  ]
  expect(personal.filter((address) => !isPersonal(address))).toEqual([])
  const open = ['/', '/suppliers', '/suppliers/1', '/pricing', '/resources', '/resource/quote-template', '/savedness', '/supplier/1']
  expect(open.filter(isPersonal)).toEqual([])
})
