import * as z from 'zod/mini'
import { Token } from './accounts.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { Id, optional, paging, PathId, text, Time, Uuid } from './values.ts'

export const claimSupplier = endpoint('POST /api/suppliers/:id/claims', {
  summary: 'Say that a listing without an account is mine',
  params: { id: PathId },
  body: {
    /** `email` sends a link to the address of the listing; `owner` asks the owner of the marketplace to decide. */
    way: z.enum(['email', 'owner'], 'Please choose how you would like to prove it.'),
    message: optional(text(2000)),
  },
  status: 202,
})
export const confirmClaim = endpoint('POST /api/claims/confirm', {
  summary: 'Take over a listing with the link from the email',
  body: { token: Token },
  output: z.object({ supplierId: Id }),
})

export const Claim = z.object({
  id: Uuid,
  supplierId: Id,
  businessName: z.string(),
  username: z.string(),
  email: z.string(),
  message: z.nullable(z.string()),
  createdAt: Time,
})
export const listClaims = listEndpoint('GET /api/admin/claims', {
  isPrivate: true,
  summary: 'Claims to decide, the oldest first',
  query: paging(20),
  item: Claim,
})
export const decideClaim = endpoint('POST /api/admin/claims/:id', {
  summary: 'Approve or refuse a claim',
  params: { id: Uuid },
  body: { decision: z.enum(['approve', 'refuse'], 'Please say approve or refuse.') },
})
