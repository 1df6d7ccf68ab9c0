import { sendRequest } from './client/call.ts'

/** Fetches the record of a venue's seafood as a PDF. @throws what a call throws */
export async function fetchSeafoodPdf(): Promise<Blob> {
  const response = await sendRequest('GET /api/venue/seafood.pdf', {}, {}, 'application/pdf')
  return response.blob()
}
