import * as z from 'zod/mini'
import type { AnyEndpoint, Input } from '#contract/endpoint/endpoint.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { CSV_START, csvLine, type CsvCell } from '#shared/csv.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { argumentsOf, type EndpointKind, type Run } from './endpoint-kind.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import { inChunks } from '#server/http/wire/in-chunks.ts'
import { acceptsMediaType } from '#server/http/wire/negotiation.ts'
import { sendStream } from '#server/http/wire/send-stream.ts'
import { schemaWithAlternative, send } from '#server/http/wire/wire.ts'

/** A whole list as a CSV file. */
export type CsvExport<E extends AnyEndpoint, V extends Requester, Resource, Row> = {
  /** File name, without `.csv`. */
  name: string
  /** The columns: header, and the cell of a row. */
  columns: Record<string, (row: Row) => CsvCell>
  /** Returns the ETag of what is listed, where writes name it by `If-Match`. */
  etag?(input: Input<E>, requester: V, resource: Resource): Promise<string>
  /** Yields every row that matches the query's filters; `rowsInSteps` reads them without holding all in memory. */
  rows(input: Input<E>, requester: V, resource: Resource): AsyncIterable<Row>
  /** Draws the same rows as an Excel file, of a list that is also one. */
  workbook?(input: Input<E>, requester: V, resource: Resource): Promise<Buffer>
}

const DESCRIPTION = 'Done. With `Accept: text/csv` the list comes whole, as a file, whatever limit and offset say'
const WORKBOOK_DESCRIPTION = `${DESCRIPTION}; with the type of an .xlsx file, as such a file`

/** Returns the whole list as a file for a client that accepts one, else the requested page of the list. */
export const exportableKind = <E extends AnyEndpoint, V extends Requester, Resource, Row>(
  endpoint: E,
  run: Run,
  { name, columns, rows, etag, workbook }: CsvExport<E, V, Resource, Row>,
): EndpointKind => ({
  run,
  schema: workbook
    ? schemaWithAlternative(endpoint, WORKBOOK_DESCRIPTION, ['text/csv', z.string()], [XLSX_TYPE, z.any()])
    : schemaWithAlternative(endpoint, DESCRIPTION, ['text/csv', z.string()]),
  ...(etag && { headers: { response: ['ETag'] } }),
  async respond(call, request, reply) {
    if (etag) void reply.header('etag', await etag(...argumentsOf(call)))
    if (workbook && acceptsMediaType(request, XLSX_TYPE))
      return reply.headers(fileHeaders(`${name}.xlsx`, XLSX_TYPE)).send(await workbook(...argumentsOf(call)))
    if (!acceptsMediaType(request, 'text/csv')) return send(reply, endpoint, await run(call))
    const all = rows(...argumentsOf(call))
    return sendStream(reply, fileHeaders(`${name}.csv`, 'text/csv; charset=utf-8'), inChunks(encodeCsv(columns, all)))
  },
})

async function* encodeCsv<Row>(columns: Record<string, (row: Row) => CsvCell>, rows: AsyncIterable<Row>): AsyncGenerator<string, void> {
  const cells = Object.values(columns)
  yield CSV_START + csvLine(Object.keys(columns))
  for await (const row of rows) yield csvLine(cells.map((cellOf) => cellOf(row)))
}
