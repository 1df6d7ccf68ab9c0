import type { Claim } from './boundary.ts'

/** What the lists of buyers and of suppliers may import. */
export const listClaims: Claim[] = [
  [
    'src/server/features/price-lists/x.ts',
    ['#server/features/order-lists/xlsx-table.ts', '#server/features/quotes/held-prices/held-book.ts', '#server/formats/xlsx/workbook.ts'],
    ['#server/features/order-lists/stored/queries.ts', '#server/features/quotes/thread/request-queries.ts'],
  ],
  [
    'src/server/features/price-lists/filling/x.ts',
    ['#server/reading/goods/asked-for.ts', '#shared/price-list/filling/price-book.ts'],
    ['#server/features/price-lists/queries.ts', '#server/features/quotes/thread/request-queries.ts'],
  ],
  ['src/server/features/quotes/x.ts', ['#server/features/price-lists/filling/row-queries.ts'], ['#server/features/price-lists/queries.ts']],
  [
    'src/server/features/order-lists/read.ts',
    ['#shared/order-line/read-list.ts', '#server/features/import/file/cell.ts', 'csv-parse/sync', 'fflate', 'read-excel-file/node'],
    ['#server/features/import/import-sheet.ts', '#server/features/quotes/requests/queries.ts', 'write-excel-file/node'],
  ],
  [
    'src/server/features/order-lists/stored/save-list.ts',
    ['#server/features/order-lists/goods-known.ts', '#server/features/accounts/queries.ts'],
    ['#server/features/order-lists/read-order-list.ts', '#server/features/quotes/requests/queries.ts'],
  ],
]
