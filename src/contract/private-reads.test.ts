import { describe, expect, test } from 'vitest'
import { guardTable } from '#test/app/guard-table.ts'
import { isPrivate } from './private-reads.ts'

/** Opened by the browser itself, and never in the cache of a page. */
const OPENED = [
  'GET /api/groups/notice.pdf',
  'GET /api/invoices/:id.pdf',
  'GET /api/quotes/:id/attachments/:attachmentId',
  'GET /api/quotes/:id/order.csv',
  'GET /api/quotes/bulk/:id/comparison.csv',
  'GET /api/quotes/bulk/:id/comparison.pdf',
  'GET /api/quotes/bulk/:id/comparison.xlsx',
  'GET /api/quotes/:id/order.pdf',
  'GET /api/quotes/:id/order.xml',
  'GET /api/quotes/orders.myob.txt',
  'GET /api/quotes/orders.xero.csv',
  'GET /api/suppliers/:id/documents/:documentId',
  'GET /api/social-accounts/:platform/connect',
]

/** Open to everyone, and members are shown more. */
const SHOWS_MEMBERS_MORE = ['GET /api/groups/:id']

describe('isPrivate', () => {
  test('reads that need an account are private, and reads that are the same for everyone are not', () => {
    const reads = Object.entries(guardTable).filter(([route]) => route.startsWith('GET /api/') && !OPENED.includes(route))
    const guarded = reads.flatMap(([route, { who }]) => (who === 'anyone' && !SHOWS_MEMBERS_MORE.includes(route) ? [] : [route]))
    expect(guarded.length).toBeGreaterThan(0)
    expect(reads.flatMap(([route]) => (isPrivate(route) ? [route] : []))).toEqual(guarded)
  })
})
