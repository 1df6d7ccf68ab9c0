import type { Rows } from './export-listing-queries.ts'
import { inOrderOf, STEP } from './keyset-queries.ts'

/** A list may have 500 lines, and be as long as a body of a request. */
const LISTS_AT_A_TIME = 4

/** One query for every table of what a buyer buys again and again. */
export const orderListQueries = {
  orderLists: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('orderLists').select(['id', 'name', 'version', 'lines', 'createdAt', 'updatedAt']).where('accountId', '=', accountId),
      ['createdAt', 'id'],
      LISTS_AT_A_TIME,
    ),
  // Without their keys, with which whoever reads the file could open the list.
  orderListLinks: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('orderListLinks as k')
        .innerJoin('orderLists as l', 'l.id', 'k.listId')
        .select(['k.listId', 'k.role', 'k.createdAt'])
        .where('l.accountId', '=', accountId),
      ['k.createdAt', 'k.id'],
      STEP.short,
    ),
  venue: (db, { accountId }) => inOrderOf(db.selectFrom('buyerVenues').selectAll().where('accountId', '=', accountId), ['accountId']),
  holidayEmails: (db, { accountId }) =>
    inOrderOf(db.selectFrom('holidayEmails').select(['day', 'sentAt']).where('accountId', '=', accountId), ['day'], STEP.short),
  orderListMeanings: (db, { accountId }) =>
    inOrderOf(db.selectFrom('orderListMeanings').select(['meanings', 'updatedAt']).where('accountId', '=', accountId), ['accountId']),
  otherPrices: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('otherPrices').select(['bulkId', 'others', 'updatedAt']).where('accountId', '=', accountId),
      ['updatedAt', 'bulkId'],
      LISTS_AT_A_TIME,
    ),
  joinedRows: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('joinedRows')
        .select(['bulkId', 'joined', 'apart', 'updatedAt'])
        .where('bulkId', 'in', (eb) => eb.selectFrom('quoteRequests').select('bulkId').where('accountId', '=', accountId)),
      ['updatedAt', 'bulkId'],
    ),
  seafood: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('seafoodSupplies')
        .select([
          'item',
          'supplierId',
          'supplierName',
          'supplierAbn',
          'origin',
          'beginsOn',
          'endsOn',
          'requestId',
          'isOwn',
          'note',
          'createdAt',
        ])
        .where('accountId', '=', accountId)
        .where('isShown', '=', true),
      ['createdAt', 'id'],
      STEP.short,
    ),
  approvedSuppliers: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('approvedSuppliers')
        .select(['id', 'supplierId', 'isTyped', 'businessName', 'abn', 'phone', 'email', 'address', 'supplies'])
        .select(['approvedOn', 'approvedBy', 'notes', 'createdAt', 'updatedAt', 'removedAt'])
        .where('accountId', '=', accountId),
      ['createdAt', 'id'],
      STEP.short,
    ),
  approvedSupplierDocuments: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('approvedSupplierDocuments as d')
        .innerJoin('approvedSuppliers as s', 's.id', 'd.registerEntryId')
        .select(['d.registerEntryId', 'd.kind', 'd.number', 'd.expiresOn', 'd.createdAt', 'd.fileName', 'd.fileType', 'd.fileBytes'])
        .where('s.accountId', '=', accountId),
      ['d.createdAt', 'd.id'],
      STEP.short,
    ),
} satisfies Record<string, Rows>
