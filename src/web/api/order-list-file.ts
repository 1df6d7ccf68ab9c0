import { XLSX_TYPE, type ReadOrderList } from '#contract/order-lists/order-lists.ts'
import { sendFile } from './client/call.ts'

/** Has the server read an order list from a CSV or xlsx file; nothing is saved. @throws what a call throws */
export const readOrderListFile = (file: File): Promise<ReadOrderList> =>
  sendFile('/api/order-lists/read', file, /\.xlsx$/i.test(file.name) ? XLSX_TYPE : 'text/csv')
