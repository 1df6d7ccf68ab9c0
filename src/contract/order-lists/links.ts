import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { Time, Uuid } from '#contract/endpoint/values.ts'
import { LINK_ROLES } from './link-roles.ts'

/** The most links of a list. */
export const MAX_LIST_LINKS = 20

export const OrderListLink = z.object({ id: Uuid, role: z.enum(LINK_ROLES), url: z.string(), createdAt: Time })
export type OrderListLink = z.output<typeof OrderListLink>
export const listOrderListLinks = endpoint('GET /api/order-lists/:id/links', {
  isPrivate: true,
  summary: 'The links that open an order list without an account, the first one first',
  params: { id: Uuid },
  output: z.array(OrderListLink),
})
export const addOrderListLink = endpoint('POST /api/order-lists/:id/links', {
  summary: 'Make a link that opens an order list without an account; a list has 20 at most',
  params: { id: Uuid },
  body: { role: z.enum(LINK_ROLES, 'Please choose editor or viewer.') },
  output: OrderListLink,
  status: 201,
})
export const removeOrderListLink = endpoint('DELETE /api/order-lists/:id/links/:linkId', {
  summary: 'End a link to an order list',
  params: { id: Uuid, linkId: Uuid },
})
