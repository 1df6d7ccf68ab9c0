import type { RegisterOrder } from '#contract/venue/approved-suppliers.ts'
import { sendRequest } from './client/call.ts'

/** Fetches the register of a venue as a PDF. @throws what a call throws */
export async function fetchRegisterPdf(sort: RegisterOrder): Promise<Blob> {
  const response = await sendRequest('GET /api/venue/register.pdf', { sort }, {}, 'application/pdf')
  return response.blob()
}
