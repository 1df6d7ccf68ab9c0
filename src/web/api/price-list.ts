import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import type { PriceListReading, PriceListRow } from '#contract/price-lists/price-lists.ts'
import type { RequestOf, ResponseOf } from '#contract/api.ts'
import { CallError } from './call-error.ts'
import { callOverHttp, sendRequest } from './client/call.ts'
import { upload } from './writes/upload.ts'

export const PRICE_LIST = 'GET /api/suppliers/:id/price-list'
/** Rows of a page of the list. */
export const PRICE_LIST_PAGE = 100

/** Rows of a price list, how many there are of them, and the version of the list that they are of. */
export type PriceListPage = { rows: PriceListRow[]; total: number; etag: string }

/** Fetches a page of a price list. @throws what a call throws */
async function fetchPage(id: Id, search: string, offset: number): Promise<PriceListPage> {
  const response = await sendRequest(PRICE_LIST, { id, search, limit: PRICE_LIST_PAGE, offset })
  const { headers } = response
  // The server validates its responses.
  const rows = (await response.json()) as PriceListRow[]
  return { rows, total: Number(headers.get('x-total-count')), etag: headers.get('etag') ?? '*' }
}

/** Reads a page of a price list, with its version. It is read again with the list. */
export const priceListPage = (id: Id, search: string, offset: number) =>
  queryOptions<PriceListPage, CallError>({
    queryKey: [PRICE_LIST, String(id), search, offset],
    queryFn: () => fetchPage(id, search, offset),
  })

/** Reads a page anew. @throws what a call throws */
export const fetchPageAgain = (client: QueryClient, id: Id, search: string, offset: number): Promise<PriceListPage> =>
  client.fetchQuery({ ...priceListPage(id, search, offset), staleTime: 0 })

/** Fetches all rows of a price list, page by page. @throws what a call throws */
export async function fetchWholeList(id: Id): Promise<PriceListPage> {
  const first = await fetchPage(id, '', 0)
  const rows = [...first.rows]
  while (rows.length < first.total) {
    const next = await fetchPage(id, '', rows.length)
    if (next.rows.length === 0) break
    rows.push(...next.rows)
  }
  return { ...first, rows }
}

/** Fetches a price list as a file. @throws what a call throws */
export async function fetchPriceListFile(id: Id, format: 'csv' | 'xlsx'): Promise<Blob> {
  const response = await sendRequest(PRICE_LIST, { id }, {}, format === 'xlsx' ? XLSX_TYPE : 'text/csv')
  return response.blob()
}

/** A price list that is read: as pasted text, or a CSV or .xlsx file. */
export type ListSource = { text: string } | { file: File }
type ListToRead = { id: Id; source: ListSource; columns: string; onProgress: (share: number) => void }

/** Has the server read a price list; nothing is saved. @throws what a call throws */
export const readPriceList = ({ id, source, columns, onProgress }: ListToRead): Promise<PriceListReading> =>
  upload(`/api/suppliers/${id}/price-list/read?${new URLSearchParams({ columns })}`, bodyOf(source), { onProgress })

/** The type of a file is told by its name: browsers call a CSV file what their system does. */
const bodyOf = (source: ListSource): File =>
  'text' in source
    ? new File([JSON.stringify(source)], 'list.json', { type: 'application/json' })
    : new File([source.file], source.file.name, { type: /\.xlsx$/i.test(source.file.name) ? XLSX_TYPE : 'text/csv' })

type Matched<Input> = Input & { ifMatch: string }

/** Changes one row of a version of the list. @throws what a call throws */
export const changeRow = ({ ifMatch, ...input }: Matched<RequestOf<typeof CHANGE>>): Promise<ResponseOf<typeof CHANGE>> =>
  callOverHttp(CHANGE, input, { ifMatch })

/** Replaces a version of the list. @throws what a call throws */
export const replaceList = ({ ifMatch, ...input }: Matched<RequestOf<typeof REPLACE>>): Promise<ResponseOf<typeof REPLACE>> =>
  callOverHttp(REPLACE, input, { ifMatch })

const CHANGE = 'PATCH /api/suppliers/:id/price-list/rows/:rowId'
const REPLACE = 'PUT /api/suppliers/:id/price-list'

/** Whether a write was refused as the list has another version by now. */
export const isStale = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'stale'
